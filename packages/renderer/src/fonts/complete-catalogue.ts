import { RenderError } from "../render-error.ts";
import { normalize } from "./clean-text.ts";
import { hasEastAsianLetters, listFamiliesBeforeHan } from "./fallback-families.ts";
import { findFontSubset, loadHanFamilies } from "./font-catalogue.ts";
import { listClusters, listGlyphs } from "./text-clusters.ts";

export interface FamilyText {
  family: string;
  text: string;
}

/**
 * Loads the Han families if `context` has East Asian letters, or if `texts` have a letter that no other family covers.
 * Families that are loaded already don't change this decision.
 */
export async function completeCatalogue(
  texts: readonly FamilyText[],
  context: string,
): Promise<void> {
  if (!hasEastAsianLetters(context) && texts.every(isDrawnWithoutHan)) return;
  try {
    await loadHanFamilies();
  } catch (cause) {
    throw new RenderError("The list of fonts could not be loaded", { cause });
  }
}

function isDrawnWithoutHan({ family, text }: FamilyText): boolean {
  const families = [family, ...listFamiliesBeforeHan()];
  return listClusters(normalize(text)).every((cluster) => {
    const glyphs = listGlyphs(cluster);
    return glyphs.length === 0 || families.some((name) => findFontSubset(name, glyphs) !== null);
  });
}
