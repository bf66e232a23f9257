import { knownType } from "@slideloom/core/blocks";
import type { Slide } from "@slideloom/core/document";
import type { SlideLayoutName } from "@slideloom/core/slide";
import { layoutTypes } from "../../lib/layout-types.ts";

/**
 * Returns the name of a slide's layout. Without a layout, lists the slide's content, such as `2 text · code · summary`.
 */
export function describeSlide(slide: Slide, layout: SlideLayoutName | null): string {
  const parts = listContent(slide);
  const isEmpty = parts.length === 0 && slide.header.trim() === "";
  // A cover always has content, because it also shows the post's title.
  if (isEmpty && layout !== "cover") return "No content yet";
  if (layout) return layoutTypes[layout].name;
  return parts.length === 0 ? "Header only" : parts.join(" · ");
}

function listContent({ description, summary }: Slide): string[] {
  const counts = new Map<string, number>();
  for (const { type } of description) {
    const drawnAs = knownType(type);
    counts.set(drawnAs, (counts.get(drawnAs) ?? 0) + 1);
  }
  const parts = [...counts].map(([type, count]) => (count > 1 ? `${count} ${type}` : type));
  return summary ? [...parts, "summary"] : parts;
}
