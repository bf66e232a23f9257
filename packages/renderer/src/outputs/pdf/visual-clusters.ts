import { walkGraphemes } from "@slideloom/core/text";
import bidiFactory from "bidi-js";

const bidi = bidiFactory();

/** A line's grapheme clusters from left to right; readers of PDF turn what is right to left back to its order. */
export function listVisualClusters(text: string, direction: "ltr" | "rtl"): string[] {
  const clusters = new Map<number, string>();
  let start = 0;
  for (const end of walkGraphemes(text)) {
    clusters.set(start, text.slice(start, end));
    start = end;
  }
  const levels = bidi.getEmbeddingLevels(text, direction);
  return bidi.getReorderedIndices(text, levels).flatMap((index) => clusters.get(index) ?? []);
}
