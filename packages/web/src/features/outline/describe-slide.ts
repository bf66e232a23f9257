import { knownType } from "@slideloom/core/blocks";
import type { Slide } from "@slideloom/core/document";

/** What a slide holds, in a few words: `cover · 2 text · code · summary`. */
export function describeSlide(slide: Slide, isCover: boolean): string {
  const counts = new Map<string, number>();
  for (const { type } of slide.description) {
    const drawnAs = knownType(type);
    counts.set(drawnAs, (counts.get(drawnAs) ?? 0) + 1);
  }
  const parts = [...counts].map(([type, count]) => (count > 1 ? `${count} ${type}` : type));
  if (isCover) parts.unshift("cover");
  if (slide.summary) parts.push("summary");
  return parts.join(" · ") || "no content yet";
}
