import { splitEmoji } from "../emoji/split-emoji.ts";
import { listFallbackFamilies } from "./fallback-families.ts";
import { findFontSubset } from "./font-catalogue.ts";
import { needsGlyph } from "./text-clusters.ts";

const lineBreaks = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
// Control characters, marks of annotations and code points that will never be characters: engines draw boxes for them.
const undrawable = /(?![\n\t])\p{Cc}|[\uFFF9-\uFFFB]|\p{Noncharacter_Code_Point}/gu;
const unpairedSurrogate = /\p{Surrogate}/gu;
// Letters with separate marks, and hangul in separate letters (Unicode normalisation form D).
const decomposed = /\P{Mark}\p{Mark}+|[\u1100-\u11FF]+/gu;
const replacementCharacter = "\uFFFD";

const families = listFallbackFamilies("");
const drawableForms = new Map<string, string>();

function hasGlyphs(text: string): boolean {
  return [...text].every((character) => {
    const codePoint = character.codePointAt(0) ?? 0;
    return !needsGlyph(character) || families.some((family) => findFontSubset(family, [codePoint]));
  });
}

/** The character if a font has it, else its compatibility form (`℀` as `a/c`, UAX #15), else U+FFFD. */
function toDrawable(character: string): string {
  const known = drawableForms.get(character);
  if (known !== undefined) return known;
  const forms = [character, character.normalize("NFKC")];
  const drawable = forms.find(hasGlyphs) ?? replacementCharacter;
  drawableForms.set(character, drawable);
  return drawable;
}

/**
 * The text as the engine can draw it without empty boxes: line ends as \n, no control characters, letters and marks composed, and
 * U+FFFD for what no installed font has. Emoji and the invisible characters that shape text (joiners, bidi) stay.
 */
export function cleanText(text: string): string {
  const cleaned = text
    .replace(lineBreaks, "\n")
    .replace(undrawable, "")
    .replace(unpairedSurrogate, replacementCharacter)
    .replace(decomposed, (cluster) => cluster.normalize("NFC"));
  return splitEmoji(cleaned)
    .map(({ kind, text: part }) => (kind === "text" ? Array.from(part, toDrawable).join("") : part))
    .join("");
}
