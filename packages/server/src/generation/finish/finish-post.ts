import { parsePost, type Post } from "@slideloom/core/document";
import { type ReplyDraft, cleanHeader, finishSlide, slideLimits } from "@slideloom/core/writing";
import type { FinishRequest } from "../text-generator.ts";
import { chooseTitle, followPlan } from "./follow-plan.ts";
import { fitSlideCount } from "./fit-slide-count.ts";
import { buildHashtags } from "./hashtags.ts";
import { buildAllowance, countFittingSlides } from "./slide-allowance.ts";

/**
 * Turns a draft into a post within all limits: with the requested number of slides, or fewer if nothing more can be
 * split.
 */
export function finishPost(draft: ReplyDraft, request: FinishRequest): Post {
  const slides = fitSlideCount(draft.slides, countFittingSlides(draft.slides.length, request));
  const allowance = buildAllowance(request);
  const finished = slides.map((slide) => finishSlide(slide, allowance));
  const content = request.plan ? followPlan(finished, request.plan) : finished;
  const title = draft.title || content[0]?.header || request.topic;
  const post: Post = {
    title: chooseTitle(cleanHeader(title, slideLimits.titleCharacters), request.plan) || "Untitled",
    hashtags: buildHashtags(draft.hashtags),
    ...(draft.caption !== undefined && { caption: draft.caption }),
    content,
  };
  const checked = parsePost(JSON.stringify(post));
  if (!checked.ok) throw new Error(`A finished post is not valid: ${checked.error.message}`);
  return post;
}
