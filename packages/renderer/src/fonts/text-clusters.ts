import { splitEmoji } from "../emoji/split-emoji.ts";

// A base with its marks and joiners: what one font has to draw as one piece.
const clusterPattern = /[^\p{Mark}\u200C\u200D][\p{Mark}\u200C\u200D]*|[\p{Mark}\u200C\u200D]+/gu;
// Nothing is drawn for these, whether a font has them or not (UAX #44, Default_Ignorable_Code_Point).
const invisiblePattern = /[\p{Default_Ignorable_Code_Point}\n\t]/u;

/** Splits a text without emoji into letters with their marks. */
export function splitClusters(text: string): string[] {
  return text.match(clusterPattern) ?? [];
}

/** The code points of a cluster that need a glyph. */
export function listGlyphs(cluster: string): number[] {
  return [...cluster]
    .filter((character) => !invisiblePattern.test(character))
    .map((character) => character.codePointAt(0) ?? 0);
}

/** The different clusters that fonts draw in a text; emoji need none, being pictures. */
export function listClusters(text: string): string[] {
  const clusters = splitEmoji(text).flatMap((segment) =>
    segment.kind === "text" ? splitClusters(segment.text) : [],
  );
  return [...new Set(clusters)];
}
