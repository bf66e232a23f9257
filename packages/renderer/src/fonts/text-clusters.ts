import { splitEmoji } from "../emoji/split-emoji.ts";

// A base with its marks, joiners and variation selectors: what one font has to draw as one piece.
const clusterPattern = /[^\p{Mark}\u200C\u200D][\p{Mark}\u200C\u200D]*|[\p{Mark}\u200C\u200D]+/gu;
// Nothing is drawn for these, whether a font has them or not (UAX #44, Default_Ignorable_Code_Point).
const undrawnPattern = /[\p{Default_Ignorable_Code_Point}\n\t]/u;

/** Whether a character needs a glyph. */
export function needsGlyph(character: string): boolean {
  return !undrawnPattern.test(character);
}

/** The different clusters of a text, each as the code points that need a glyph in one and the same font file. */
export function listClusters(text: string): number[][] {
  const clusters = splitEmoji(text).flatMap((segment) =>
    segment.kind === "text" ? (segment.text.match(clusterPattern) ?? []) : [],
  );
  return [...new Set(clusters)]
    .map((cluster) => [...cluster].filter(needsGlyph).map((part) => part.codePointAt(0) ?? 0))
    .filter((codePoints) => codePoints.length > 0);
}
