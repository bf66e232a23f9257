import { emojiPatterns } from "./emoji-catalogue.generated.ts";

const skinTonePattern = /(?<=-)1f3f[b-f]/g;
const variationSelectorPattern = /-fe0f/g;

const knownPatterns = new Set(emojiPatterns.split(" "));

/**
 * Returns the id of an emoji's art, or null if there is no art. The id consists of the emoji's code points without
 * U+FE0F, e.g. `2764-200d-1f525`.
 */
export function findEmojiId(sequence: string): string | null {
  const codePoints = [...sequence].map((character) => character.codePointAt(0)?.toString(16));
  const id = codePoints.join("-").replace(variationSelectorPattern, "");
  const isKnown = knownPatterns.has(id) || knownPatterns.has(id.replace(skinTonePattern, "*"));
  return isKnown ? id : null;
}
