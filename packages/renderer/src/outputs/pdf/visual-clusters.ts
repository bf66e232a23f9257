import bidiFactory from "bidi-js";

const bidi = bidiFactory();
const segmenter = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** A line's grapheme clusters from left to right; readers of PDF turn what is right to left back to its order. */
export function listVisualClusters(text: string, direction: "ltr" | "rtl"): string[] {
  const clusters = new Map(
    [...segmenter.segment(text)].map(({ index, segment }) => [index, segment] as const),
  );
  const levels = bidi.getEmbeddingLevels(text, direction);
  return bidi.getReorderedIndices(text, levels).flatMap((index) => clusters.get(index) ?? []);
}
