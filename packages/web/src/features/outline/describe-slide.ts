import { isItemType, type ItemType, type Slide } from "@slideloom/core/document";

const nouns: Record<ItemType, string> = {
  text: "text",
  code: "code",
  "two-columns": "two-columns",
};

/** What a slide holds, in a few words: `cover · 2 text · code · summary`. */
export function describeSlide(slide: Slide, isCover: boolean): string {
  const counts = new Map<string, number>();
  for (const { type } of slide.description) {
    const noun = nouns[isItemType(type) ? type : "text"];
    counts.set(noun, (counts.get(noun) ?? 0) + 1);
  }
  const parts = [...counts].map(([noun, count]) => (count > 1 ? `${count} ${noun}` : noun));
  if (isCover) parts.unshift("cover");
  if (slide.summary) parts.push("summary");
  return parts.join(" · ") || "no content yet";
}
