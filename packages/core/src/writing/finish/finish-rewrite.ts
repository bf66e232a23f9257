import { itemTypes } from "../../blocks/index.ts";
import { countWords, listItemTexts, type Slide } from "../../document/index.ts";
import type { SlideRewriteRequest } from "../rewrite-request.ts";
import { finishSlide, type SlideAllowance } from "./finish-slide.ts";
import { slideLimits } from "./slide-limits.ts";

/** Returns the limits of a rewritten slide: all item types, and at least as many words as the slide had before. */
export function buildRewriteAllowance({ post, slideIndex }: SlideRewriteRequest): SlideAllowance {
  const { description = [], summary = "" } = post.content[slideIndex] ?? {};
  const had = countWords([...description.flatMap(listItemTexts), summary].join("\n"));
  const usual = post.content.length === 1 ? slideLimits.singleWords : slideLimits.words;
  return { itemTypes, words: Math.max(usual, had) };
}

/** Fits a rewritten slide to its limits; null if it has no words. */
export function finishRewrite(slide: Slide | null, request: SlideRewriteRequest): Slide | null {
  const finished = slide && finishSlide(slide, buildRewriteAllowance(request));
  return finished && finished.description.length > 0 ? finished : null;
}
