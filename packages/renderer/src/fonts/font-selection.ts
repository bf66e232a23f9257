import { listFallbackFamilies } from "./fallback-families.ts";
import type { FontFace } from "../slide-job.ts";
import { findFontSubset, type FontFile, type FontSubset } from "./font-catalogue.ts";
import { listClusters, listGlyphs } from "./text-clusters.ts";

/** What draws a text. */
export interface FontSelection {
  /** Value for `fontFamily`, in order: the families asked for, then those that draw what these lack. */
  stack: string[];
  /** Every file that holds a character of the text, each once. */
  files: FontFile[];
}

/** The file of the wanted weight, or of the nearest one: of two as near the heavier. A variable font has one file. */
function pickFile(files: readonly FontFile[], weight: number): FontFile | undefined {
  const distance = (file: FontFile) => Math.abs((file.weight ?? weight) - weight);
  return files.toSorted(
    (a, b) => distance(a) - distance(b) || (b.weight ?? 0) - (a.weight ?? 0),
  )[0];
}

/** What else decides the choice of fonts. */
export interface FontSelectionOptions {
  /** Weights in use, for families of one file a weight; a variable file has all. 400 and 700 unless said otherwise. */
  weights?: readonly number[];
  /** Some of the text is set in italic. */
  italic?: boolean;
  /** The text around, where `text` is a part: it decides which design Han characters take. */
  context?: string;
}

/**
 * Chooses the fonts of a text from `cleanText`: for every letter with its marks the first family (those asked for, then
 * the fallbacks by script) with one file that holds all of it.
 */
export function selectFonts(
  text: string,
  families: readonly string[],
  { weights = [400, 700], italic = false, context = text }: FontSelectionOptions = {},
): FontSelection {
  const order = [...new Set([...families, ...listFallbackFamilies(context)])];
  const chosen = new Map<FontSubset, string>();
  const choose = (glyphs: readonly number[]) => {
    for (const family of order) {
      const subset = findFontSubset(family, glyphs);
      if (subset) return chosen.set(subset, family);
    }
    return null;
  };
  for (const cluster of [" ", ...listClusters(text)]) {
    const glyphs = listGlyphs(cluster);
    if (!choose(glyphs)) glyphs.forEach((glyph) => choose([glyph]));
  }
  const used = new Set([...families, ...chosen.values()]);
  const files = [...chosen.keys()].flatMap((subset) =>
    [subset.files, ...(italic ? [subset.italicFiles] : [])].flatMap((ofStyle) =>
      weights.flatMap((weight) => pickFile(ofStyle, weight) ?? []),
    ),
  );
  return { stack: order.filter((family) => used.has(family)), files: [...new Set(files)] };
}

/**
 * The one file that draws all of a text in the first of the families that has it; null where letters come from several
 * files, or where the engine would make the weight or the slant up, since no file has it.
 */
export function findFontFace(
  text: string,
  families: readonly string[],
  { weight, isItalic }: { weight: number; isItalic: boolean },
): FontFace | null {
  const subsets = new Set(
    listClusters(text.replace(/\s/gu, "")).map((cluster) => {
      const glyphs = listGlyphs(cluster);
      return families
        .map((family) => findFontSubset(family, glyphs))
        .find((found) => found !== null);
    }),
  );
  const [subset] = subsets;
  const file = subset && pickFile(isItalic ? subset.italicFiles : subset.files, weight);
  if (!file || subsets.size > 1 || isMadeBold(file, weight)) return null;
  const { family, packageName } = file;
  return { family, packageName, file: file.file, weight: file.weight ?? weight, isItalic };
}

/** Takumi (2.16.3) makes letters bolder where more than this is asked for and the file has no more. */
const semiBold = 600;

function isMadeBold(file: FontFile, weight: number): boolean {
  return weight > semiBold && (file.weight ?? weight) <= semiBold;
}
