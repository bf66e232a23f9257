import { canFillLayout } from "../layouts/choose-layout.ts";
import type { Item, Slide } from "./post.ts";
import { findPromptItem } from "./prompts.ts";
import { listBreaks, type SlideBreak } from "./slide-breaks.ts";

/**
 * Lists all ways to split a slide in two, the most even first. Each half keeps the sources, but only the second half
 * gets the summary.
 */
export function listSplits(slide: Slide): [Slide, Slide][] {
  return listBreaks(slide.description)
    .toSorted((one, other) => measureImbalance(one) - measureImbalance(other))
    .map((place) => splitAt(slide, place));
}

const measureImbalance = ({ head, tail }: SlideBreak) =>
  Math.abs(countCharacters(head) - countCharacters(tail));

const countCharacters = (items: readonly Item[]) =>
  items.reduce((sum, { value }) => sum + value.length, 0);

const partMark = /\(\d+\/\d+\)\s*$/;

function splitAt(slide: Slide, { head, tail }: SlideBreak): [Slide, Slide] {
  // Drops the alt text, because it describes the whole slide.
  const { summary, prompt, media, alt: _alt, ...rest } = slide;
  const name = (part: number) =>
    partMark.test(slide.header) ? slide.header : `${slide.header} (${part}/2)`.trimStart();
  const second: Slide = {
    ...rest,
    header: name(2),
    description: tail,
    ...(summary !== undefined && { summary }),
    ...(prompt !== undefined && { prompt }),
  };
  const isAskedLater = findPromptItem(second) >= 0;
  if (!isAskedLater) delete second.prompt;
  const first = {
    ...rest,
    header: name(1),
    description: head,
    ...(media !== undefined && { media }),
    ...(!isAskedLater && prompt !== undefined && { prompt }),
  };
  return [keepLayout(first, true), keepLayout(second, false)];
}

const blank = { header: "", description: [] };
/** Layouts that a slide has because it is the first or last. */
const positions: readonly unknown[] = ["cover", "closing"];

/**
 * Removes the layout if the half can't fill it. The first half may keep `cover` or `closing`, because these layouts
 * depend on the position.
 */
function keepLayout(half: Slide, isFirst: boolean): Slide {
  const { layout, ...rest } = half;
  if (layout === undefined || (isFirst && positions.includes(layout))) return half;
  const subject = {
    post: { title: "", content: [blank, half, blank] },
    postType: "carousel",
    slideIndex: 1,
    hasMedia: isFirst,
  } as const;
  return canFillLayout(layout, subject) ? half : rest;
}
