import { postLimits, stripMarkup, type Slide } from "@slideloom/core/document";
import type { OutlineItem } from "@slideloom/core/planning";
import { listFillableLayouts } from "@slideloom/core/slide";
import { cleanHeader, slideLimits } from "@slideloom/core/writing";
import type { SlidePlan } from "../text-generator.ts";

/** Gives each slide its planned layout. If a slide has no citations, adds the passages of the planned facts. */
export function followPlan(slides: readonly Slide[], plan: SlidePlan): Slide[] {
  const { items } = plan.outline;
  // After slides were merged or split, they no longer match the outline's items one by one.
  if (slides.length !== items.length) return [...slides];
  return slides.map((slide, index) => followItem(slide, index, plan));
}

/** Gives a slide the layout of its outline item. If it has no citations, adds the passages of the item's facts. */
export function followItem(slide: Slide, index: number, { outline, facts }: SlidePlan): Slide {
  const { items } = outline;
  const item = items[index];
  if (!item) return slide;
  const layout = findFillable(item.layout, slide, { index, count: items.length });
  const passages = facts.flatMap(({ id, passages: ids }) => (item.facts.includes(id) ? ids : []));
  const sources = [...new Set(passages)].slice(0, postLimits.citedPassages);
  return {
    ...slide,
    ...(layout && { layout }),
    ...(!slide.sources && sources.length > 0 && { sources }),
  };
}

/**
 * Returns the planned layout if the slide's text fits it. Null for the first and last slide, which have fixed layouts.
 */
function findFillable(
  layout: OutlineItem["layout"],
  slide: Slide,
  { index, count }: { index: number; count: number },
): OutlineItem["layout"] {
  if (index === 0 || index === count - 1) return null;
  const blank = { header: "", description: [] };
  const content = Array.from({ length: count }, (_, place) => (place === index ? slide : blank));
  const subject = { post: { title: "", content }, slideIndex: index, hasMedia: false };
  const fillable = listFillableLayouts({ ...subject, postType: "carousel" });
  return fillable.find((name) => name === layout) ?? null;
}

/** Returns the plan's hook as the post's title. If there is no hook, or only the markup differs, returns `title`. */
export function chooseTitle(title: string, plan: SlidePlan | undefined): string {
  const hook = plan?.hook?.trim();
  if (!hook) return title;
  return stripMarkup(title) === hook ? title : cleanHeader(hook, slideLimits.ownTitleCharacters);
}
