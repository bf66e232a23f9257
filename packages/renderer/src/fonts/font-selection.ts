import { handFamilies, listFallbackFamilies, serifFamilies } from "./fallback-families.ts";
import type { FontFace } from "../slide-job.ts";
import { findFontSubset, type FontFile, type FontSubset } from "./font-catalogue.ts";
import { listClusters, listGlyphs } from "./text-clusters.ts";

export interface FontSelection {
  /** The `fontFamily` list: requested families, then fallbacks for characters that they lack. */
  stack: string[];
  /** Every file that covers a character of the text, without duplicates. */
  files: FontFile[];
}

/** Returns the file with the nearest weight, or the heavier file on a tie. */
function pickFile(files: readonly FontFile[], weight: number): FontFile | undefined {
  const distance = (file: FontFile) => Math.abs((file.weight ?? weight) - weight);
  return files.toSorted(
    (a, b) => distance(a) - distance(b) || (b.weight ?? 0) - (a.weight ?? 0),
  )[0];
}

export interface FontSelectionOptions {
  /** Weights in use, for static families; 400 and 700 by default. */
  weights?: readonly number[];
  /** Some of the text is italic. */
  italic?: boolean;
  /** The surrounding text, if `text` is a part of it; determines the Han family. */
  context?: string;
}

/**
 * Selects fonts for text from `cleanText`. Each letter gets the first family that has the letter and its marks in one
 * file.
 */
export function selectFonts(
  text: string,
  families: readonly string[],
  { weights = [400, 700], italic = false, context = text }: FontSelectionOptions = {},
): FontSelection {
  const isSerif = families.some((family) => serifFamilies.includes(family));
  const isHand = families.some((family) => handFamilies.includes(family));
  const others = listFallbackFamilies(context, { isSerif, isHand });
  const order = [...new Set([...families, ...others])];
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
 * Returns the one file that draws the whole text. Null if several files are needed, or if the engine would have to
 * synthesize weight or slant.
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

/** Takumi (2.16.3) synthesizes bold if the requested weight is above this, and the file's weight is not. */
const semiBold = 600;

function isMadeBold(file: FontFile, weight: number): boolean {
  return weight > semiBold && (file.weight ?? weight) <= semiBold;
}
