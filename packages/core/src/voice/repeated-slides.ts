import { findPromptItem } from "../document/prompts.ts";
import type { Post, Slide } from "../document/post.ts";
import { foldText, listWords, shareOf } from "../text/fold.ts";

/** Shorter slides, e.g. `Day 2`, may be alike. Counts different words. */
const leastWords = 5;

/** Slides with the same numbers repeat each other from this share of common words on. */
const alikeShare = 0.85;

interface SlideWords {
  index: number;
  body: string;
  words: Set<string>;
  numbers: string;
}

/** A slide that says the same as an earlier one; both are indexes from 0. */
export interface RepeatedSlide {
  slide: number;
  repeats: number;
}

/** Lists slides that say the same as an earlier slide. Slides with an open prompt don't count. */
export function findRepeatedSlides({ content }: Pick<Post, "content">): RepeatedSlide[] {
  const slides = content.flatMap((slide, index) =>
    findPromptItem(slide) < 0 ? [readSlide(slide, index)] : [],
  );
  const known = new Map<string, number>();
  return slides.flatMap((slide, at) => {
    const same = known.get(slide.body);
    if (countBodyWords(slide) >= leastWords) known.set(slide.body, same ?? slide.index);
    const earlier = same ?? slides.slice(0, at).find((other) => isAlike(slide, other))?.index;
    return earlier === undefined ? [] : [{ slide: slide.index, repeats: earlier }];
  });
}

function readSlide({ header, description, summary = "" }: Slide, index: number): SlideWords {
  const body = foldText([...description.map(({ value }) => value), summary].join("\n"));
  const all = `${foldText(header)} ${body}`;
  const numbers = (all.match(/\p{N}+/gu) ?? []).join(" ");
  return { index, body, words: listWords(all), numbers };
}

const countBodyWords = ({ body }: SlideWords) => listWords(body).size;

const isAlike = (one: SlideWords, other: SlideWords): boolean =>
  one.numbers === other.numbers &&
  Math.min(one.words.size, other.words.size) >=
    alikeShare * Math.max(one.words.size, other.words.size) &&
  Math.min(one.words.size, other.words.size) > leastWords &&
  Math.min(shareOf(one.words, other.words), shareOf(other.words, one.words)) >= alikeShare;
