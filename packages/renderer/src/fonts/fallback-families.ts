import { eastAsian } from "@slideloom/core/text";
import { bodyFonts, headingFonts } from "@slideloom/core/design";
import { fontFamilyNames } from "./font-catalogue.ts";
import { chooseHanFamily, hanFamilies, type HanFamily } from "./han-family.ts";

const scriptFamilies = [
  "Noto Sans",
  "Noto Sans Arabic",
  "Noto Sans Hebrew",
  "Noto Sans Devanagari",
  "Noto Sans Thai",
  "Noto Sans Bengali",
  "Noto Sans Tamil",
  "Noto Sans Telugu",
  "Noto Sans Georgian",
  "Noto Sans Armenian",
  "Noto Sans Ethiopic",
  "Noto Sans Kannada",
  "Noto Sans Malayalam",
  "Noto Sans Gujarati",
  "Noto Sans Gurmukhi",
  "Noto Sans Sinhala",
  "Noto Sans Lao",
  "Noto Sans Khmer",
  "Noto Sans Myanmar",
  "Noto Serif Tibetan",
  "Noto Sans Mongolian",
  "Noto Sans Cherokee",
];

// Roboto is first for its small files with mathematical signs and superscripts.
const symbolFamilies = ["Roboto", "Noto Sans Symbols", "Noto Sans Symbols 2", "Noto Sans Math"];

/** Serif families for Arabic and Devanagari, without letters of other scripts, and for Cyrillic and Greek. */
const serifScriptFamilies = ["Noto Naskh Arabic", "Noto Serif Devanagari", "Source Serif 4"];
/** Handwritten families for Devanagari and Cyrillic, and one that looks written for Arabic. */
const handScriptFamilies = ["Kalam", "Caveat", "Noto Naskh Arabic"];
const serifHanFamilies: Partial<Record<HanFamily, string>> = { "Noto Sans JP": "Noto Serif JP" };

/** Lists the families of a category among the fonts of designs. */
const listFamilies = (wanted: "serif" | "hand"): string[] =>
  [...headingFonts, ...bodyFonts]
    .filter(({ category }) => category === wanted)
    .map(({ family }) => family);

/** Serif families among the fonts of designs. */
export const serifFamilies: readonly string[] = [...listFamilies("serif"), "Abril Fatface"];

/** Handwritten families among the fonts of designs. */
export const handFamilies: readonly string[] = listFamilies("hand");

const cjkPattern = new RegExp(String.raw`[${eastAsian}\p{Script=Bopomofo}]`, "u");

export function hasEastAsianLetters(text: string): boolean {
  return cjkPattern.test(text);
}

/** Lists the fallback families that precede the Han families, for a text without East Asian letters. */
export function listFamiliesBeforeHan(): string[] {
  return [...scriptFamilies, ...symbolFamilies];
}

/**
 * Lists all fallback families, those for scripts before those for symbols. In East Asian text, the Han family precedes
 * the symbol families, because its symbols are as wide as its letters.
 */
export function listFallbackFamilies(
  text: string,
  { isSerif = false, isHand = false } = {},
): string[] {
  const han = chooseHanFamily(text);
  const serifHan = isSerif ? (serifHanFamilies[han] ?? han) : han;
  const first = hasEastAsianLetters(text)
    ? [...scriptFamilies, serifHan, ...symbolFamilies]
    : [...listFamiliesBeforeHan(), serifHan];
  const own = isHand ? handScriptFamilies : isSerif ? serifScriptFamilies : [];
  return [...new Set([...own, ...first, han, ...hanFamilies, ...fontFamilyNames])];
}
