import { emojiPatterns } from "./emoji-catalogue.generated.ts";

const skinTonePattern = /(?<=-)1f3f[b-f]/g;
const variationSelectorPattern = /-fe0f/g;

// Twemoji keeps U+FE0F in some file names and drops it in others, so that the look-up goes without it.
const idsByKey = new Map(
  emojiPatterns
    .split(" ")
    .map((pattern) => [pattern.replace(variationSelectorPattern, ""), pattern]),
);

/** The picture of an emoji sequence, as the name of its file without `.svg`, or null where there is none. */
export function findEmojiId(sequence: string): string | null {
  const codePoints = [...sequence].map((character) => character.codePointAt(0)?.toString(16));
  const key = codePoints.join("-").replace(variationSelectorPattern, "");
  const exact = idsByKey.get(key);
  if (exact !== undefined) return exact;
  const tones = key.match(skinTonePattern) ?? [];
  const pattern = idsByKey.get(key.replace(skinTonePattern, "*"));
  return pattern ? tones.reduce((id, tone) => id.replace("*", tone), pattern) : null;
}

/** Whether a picture of exactly that name exists. */
export function hasEmojiId(id: string): boolean {
  const characters = /^[0-9a-f]{2,5}(-[0-9a-f]{2,5})*$/.test(id)
    ? id.split("-").map((hex) => String.fromCodePoint(Number.parseInt(hex, 16)))
    : [];
  return findEmojiId(characters.join("")) === id;
}
