import { countSlideWords, countWords, type Post, type Slide } from "@slideloom/core/document";
import { countNoun, plural } from "@slideloom/core/text";
import { type ReplyDraft, type SlideAllowance, finishSlide } from "@slideloom/core/writing";
import type { FinishRequest } from "../text-generator.ts";
import {
  buildAllowance,
  countFittingSlides,
  countWantedSlides,
  fewestSlides,
  mayHaveFewer,
} from "./slide-allowance.ts";
import { fitSlideCount } from "./fit-slide-count.ts";

const listed = new Intl.ListFormat("en");
/** Maximum number of keys listed in a note. */
const keysMax = 6;

/** Describes how a post differs from the model's reply, in sentences for the person; empty if nothing differs. */
export function describeFinish(
  { slides, leftOut = [] }: ReplyDraft,
  post: Post,
  request: FinishRequest,
): string[] {
  const keys = leftOut.slice(0, keysMax).map((key) => `“${key}”`);
  const shortened = listShortened(slides, request);
  return [
    ...describeCount(slides.length, post.content.length, request),
    ...(shortened.length > 0
      ? [
          `The model wrote more than fits on ${plural(shortened.length, "slide", "slides")} ${listed.format(shortened.map(String))}, so the text was shortened.`,
        ]
      : []),
    ...(keys.length > 0
      ? [
          `The model also wrote ${listed.format(keys)}, which ${plural(keys.length, "was", "were")} left out of the slides.`,
        ]
      : []),
  ];
}

function describeCount(written: number, made: number, request: FinishRequest): string[] {
  const wanted = countWantedSlides(request);
  if (written === wanted) return [];
  if (written < wanted && written >= fewestSlides && mayHaveFewer(request)) {
    return [
      `The source filled ${countNoun(written, "slide")}, fewer than the ${wanted} that you asked for.`,
    ];
  }
  const said = `The model wrote ${countNoun(written, "slide")} instead of ${wanted}`;
  if (written > wanted) return [`${said}, so short ones were merged.`];
  if (made === wanted) return [`${said}, so long ones were split.`];
  return [
    made === written ? `${said}.` : `${said}. Long ones were split, so the post has ${made}.`,
  ];
}

/** Lists the numbers of slides that have fewer words than the model wrote for them. */
function listShortened(slides: readonly Slide[], request: FinishRequest): number[] {
  const allowance = buildAllowance(request);
  const count = (slide: Slide, words: number, isWhole: boolean) =>
    countFinished(finishSlide(slide, { ...allowance, words } satisfies SlideAllowance, isWhole));
  return fitSlideCount(slides, countFittingSlides(slides.length, request)).flatMap((slide, index) =>
    count(slide, allowance.words, false) < count(slide, Infinity, true) ? [index + 1] : [],
  );
}

const countFinished = (slide: Slide) => countSlideWords(slide) + countWords(slide.header);
