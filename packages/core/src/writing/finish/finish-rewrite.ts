import { itemTypes } from "../../blocks/index.ts";
import { countWords, listItemTexts, type WrittenSlide } from "../../document/index.ts";
import type { SlideRewriteRequest } from "../rewrite-request.ts";
import { finishSlide, type SlideAllowance } from "./finish-slide.ts";
import { readAlts } from "./rewritten-alts.ts";
import { slideLimits } from "./slide-limits.ts";

/** Returns the limits of a rewritten slide: all item types, and at least as many words as the slide had before. */
export function buildRewriteAllowance({ post, slideIndex }: SlideRewriteRequest): SlideAllowance {
  const { description = [], summary = "" } = post.content[slideIndex] ?? {};
  const had = countWords([...description.flatMap(listItemTexts), summary].join("\n"));
  const usual = post.content.length === 1 ? slideLimits.singleWords : slideLimits.words;
  return { itemTypes, words: Math.max(usual, had) };
}

/**
 * Fits a rewritten slide to its limits; null if it has no words. The slide keeps its sources, and has new alt texts for
 * those it had.
 */
export function finishRewrite(
  slide: WrittenSlide | null,
  request: SlideRewriteRequest,
): WrittenSlide | null {
  const finished = slide && finishSlide(slide, buildRewriteAllowance(request));
  if (!finished || finished.description.length === 0) return null;
  const before = request.post.content[request.slideIndex];
  const { alt: _alt, ...words } = finished;
  return {
    ...words,
    ...(before?.sources && { sources: before.sources }),
    ...(before && readAlts(before, slide)),
  };
}
