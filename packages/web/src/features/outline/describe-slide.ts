import { knownType } from "@slideloom/core/blocks";
import type { Slide } from "@slideloom/core/document";
import type { SlideLayoutName } from "@slideloom/core/slide";

/**
 * Returns a short description of layout and content, such as `cover · 2 text · code · summary`; without content, what
 * is drawn instead.
 */
export function describeSlide(slide: Slide, layout: SlideLayoutName | null): string {
  const counts = new Map<string, number>();
  for (const { type } of slide.description) {
    const drawnAs = knownType(type);
    counts.set(drawnAs, (counts.get(drawnAs) ?? 0) + 1);
  }
  const parts = [...counts].map(([type, count]) => (count > 1 ? `${count} ${type}` : type));
  if (slide.summary) parts.push("summary");
  if (parts.length === 0) parts.push(describeHeadline(slide, layout));
  return (layout ? [layout, ...parts] : parts).join(" · ");
}

/** Covers show the post's title as well as their header. */
function describeHeadline({ header }: Slide, layout: SlideLayoutName | null): string {
  if (layout === "cover") return "title";
  return header.trim() === "" ? "no content yet" : "header only";
}
