import type { Slide } from "@slideloom/core/document";
import type { Passage } from "@slideloom/core/sources";

/** Lists the passages that no slide cites. Headings only name what follows them. */
export function listUnused(passages: readonly Passage[], slides: readonly Slide[]): Passage[] {
  const used = new Set(slides.flatMap(({ sources = [] }) => sources));
  return passages.filter(({ id, kind }) => kind !== "heading" && !used.has(id));
}
