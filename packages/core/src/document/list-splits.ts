import type { Item, Slide } from "./post.ts";
import { findPromptItem } from "./prompts.ts";
import { listBreaks, type SlideBreak } from "./slide-breaks.ts";

/**
 * Lists all ways to split a slide in two, the most even one first. The second slide gets the summary; an open prompt
 * goes where its item goes. Both slides get a part number and the slide's sources.
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
  const { summary, prompt, ...rest } = slide;
  const name = (part: number) =>
    partMark.test(slide.header) ? slide.header : `${slide.header} (${part}/2)`;
  const second: Slide = {
    header: name(2),
    description: tail,
    ...(summary !== undefined && { summary }),
    ...(prompt !== undefined && { prompt }),
    ...(slide.sources && { sources: slide.sources }),
  };
  const isAskedLater = findPromptItem(second) >= 0;
  if (!isAskedLater) delete second.prompt;
  return [
    {
      ...rest,
      header: name(1),
      description: head,
      ...(!isAskedLater && prompt !== undefined && { prompt }),
    },
    second,
  ];
}
