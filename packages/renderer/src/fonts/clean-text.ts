import { splitEmoji } from "../emoji/split-emoji.ts";
import { listFallbackFamilies } from "./fallback-families.ts";
import { findFontSubset } from "./font-catalogue.ts";
import { listClusters, listGlyphs, splitClusters } from "./text-clusters.ts";

const lineBreaks = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
// What the engine would draw as a box or leave a gap for: control characters, marks of annotations, code points that are
// no characters, and of the invisible ones the hangul fillers, U+180F and the shorthand controls.
const undrawable =
  /(?![\n\t])\p{Cc}|[\uFFF9-\uFFFB]|[\u115F\u1160\u3164\uFFA0]|\u180F|[\u{1BCA0}-\u{1BCA3}]|\p{Noncharacter_Code_Point}/gu;
// Arabic signs that enclose the digits after them. Where none follow, U+200C keeps the engine from looking for one font
// that has the sign and the next character, such as a space.
const signWithoutDigits = /[\u0600-\u0605\u06DD\u0890\u0891](?![\p{Number}\u200C])/gu;
const unpairedSurrogate = /\p{Surrogate}/gu;
// Letters with separate marks, and hangul in separate letters (Unicode normalisation form D).
const decomposed = /\P{Mark}\p{Mark}+|[\u1100-\u11FF]+/gu;
const replacementCharacter = "\uFFFD";

const families = listFallbackFamilies("");
const maxKnownForms = 20_000;
const drawableForms = new Map<string, string>();

function hasGlyphs(cluster: string): boolean {
  const glyphs = listGlyphs(cluster);
  return glyphs.length === 0 || families.some((family) => findFontSubset(family, glyphs) !== null);
}

function findDrawableForm(cluster: string): string {
  if (hasGlyphs(cluster)) return cluster;
  const compatible = cluster.normalize("NFKC");
  if (splitClusters(compatible).every(hasGlyphs)) return compatible;
  const [base = "", ...marks] = cluster;
  return marks.length > 0 ? toDrawable(base) : replacementCharacter;
}

/** The cluster if one font has all of it, else its compatibility form (UAX #15), its base alone, or U+FFFD. */
function toDrawable(cluster: string): string {
  const known = drawableForms.get(cluster);
  if (known !== undefined) return known;
  const form = findDrawableForm(cluster);
  if (drawableForms.size >= maxKnownForms) drawableForms.clear();
  drawableForms.set(cluster, form);
  return form;
}

/** The text without what nothing draws, letters and marks composed. */
export function normalize(text: string): string {
  return text
    .replace(lineBreaks, "\n")
    .replace(undrawable, "")
    .replace(unpairedSurrogate, replacementCharacter)
    .replace(signWithoutDigits, "$&\u200C")
    .replace(decomposed, (cluster) => cluster.normalize("NFC"));
}

/**
 * The text as the engine can draw it without empty boxes: lines end in \n, control characters are gone, letters and
 * marks are composed, and U+FFFD stands for what no installed font has. Emoji and what shapes text unseen stay.
 */
export function cleanText(text: string): string {
  return splitEmoji(normalize(text))
    .map((segment) =>
      segment.kind === "text" ? splitClusters(segment.text).map(toDrawable).join("") : segment.text,
    )
    .join("");
}

/** The letters, with their marks, that no installed font can draw as they are written; each once, in the text's order. */
export function findUncoveredCharacters(text: string): string[] {
  return listClusters(normalize(text)).filter(
    (cluster) => toDrawable(cluster).normalize("NFKC") !== cluster.normalize("NFKC"),
  );
}
