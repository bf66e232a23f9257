import type { Slide } from "@slideloom/core/document";
import type { Passage } from "@slideloom/core/sources";

/** Lists the passages that no slide cites. Omits headings, because a heading only names the passages after it. */
export function listUnused(passages: readonly Passage[], slides: readonly Slide[]): Passage[] {
  const used = new Set(slides.flatMap(({ sources = [] }) => sources));
  return passages.filter(({ id, kind }) => kind !== "heading" && !used.has(id));
}
