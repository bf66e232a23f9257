import { walkGraphemes } from "@slideloom/core/text";
import bidiFactory from "bidi-js";

const bidi = bidiFactory();

/** Lists a line's grapheme clusters in visual order; PDF readers restore the logical order of right-to-left text. */
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
