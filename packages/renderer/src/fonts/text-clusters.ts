import { splitEmoji } from "../emoji/split-emoji.ts";

// Matches a character with its marks and joiners. One font must draw all of them.
const clusterPattern = /[^\p{Mark}\u200C\u200D][\p{Mark}\u200C\u200D]*|[\p{Mark}\u200C\u200D]+/gu;
// Characters that are never drawn, even if a font has a glyph for them (UAX #44, Default_Ignorable_Code_Point).
const invisiblePattern = /[\p{Default_Ignorable_Code_Point}\n\t]/u;

/** Splits a text without emoji into letters with their marks. */
export function splitClusters(text: string): string[] {
  return text.match(clusterPattern) ?? [];
}

/** Lists a cluster's code points that need a glyph. */
export function listGlyphs(cluster: string): number[] {
  return [...cluster]
    .filter((character) => !invisiblePattern.test(character))
    .map((character) => character.codePointAt(0) ?? 0);
}

/** Lists a text's distinct clusters that fonts draw, so without emoji. */
export function listClusters(text: string): string[] {
  const clusters = splitEmoji(text).flatMap((segment) =>
    segment.kind === "text" ? splitClusters(segment.text) : [],
  );
  return [...new Set(clusters)];
}
