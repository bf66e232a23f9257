import { postLimits, stripMarkup, type Slide } from "@slideloom/core/document";
import type { OutlineItem } from "@slideloom/core/planning";
import { listFillableLayouts } from "@slideloom/core/slide";
import { cleanHeader, slideLimits } from "@slideloom/core/writing";
import type { SlidePlan } from "../text-generator.ts";

/** Gives slides the outline's layouts, and cites the passages of their facts if they cite none. */
export function followPlan(slides: readonly Slide[], plan: SlidePlan): Slide[] {
  const { items } = plan.outline;
  // Slides that were merged or split have no item of their own.
  if (slides.length !== items.length) return [...slides];
  return slides.map((slide, index) => followItem(slide, index, plan));
}

/** Gives a slide its item's layout and, if it cites none, the passages of its item's facts. */
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

/** The planned layout if the words fill it; cover and closing have theirs by their place. */
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

/** The hook that was chosen is the title; the writer's title counts if it only adds a highlight. */
export function chooseTitle(title: string, plan: SlidePlan | undefined): string {
  const hook = plan?.hook?.trim();
  if (!hook) return title;
  return stripMarkup(title) === hook ? title : cleanHeader(hook, slideLimits.ownTitleCharacters);
}
