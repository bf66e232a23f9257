import { type ItemType, itemTypes, plainType } from "@slideloom/core/blocks";
import { parsePost, type Post } from "@slideloom/core/document";
import { chooseTemplateType } from "@slideloom/core/generation";
import {
  type ReplyDraft,
  type SlideAllowance,
  cleanHeader,
  finishSlide,
  slideLimits,
} from "@slideloom/core/writing";
import type { FinishRequest } from "../text-generator.ts";
import { chooseTitle, followPlan } from "./follow-plan.ts";
import { fitSlideCount } from "./fit-slide-count.ts";
import { buildHashtags } from "./hashtags.ts";

/** Returns the number of slides to write; a single post has one. */
export function countWantedSlides({
  postType,
  slides,
}: Pick<FinishRequest, "postType" | "slides">): number {
  return postType === "single" ? 1 : slides;
}

function listItemTypes({ templateType, textOnly }: FinishRequest): ItemType[] {
  if (textOnly) return [plainType];
  const { unsuited } = chooseTemplateType(templateType).choice;
  return itemTypes.filter((type) => !unsuited.includes(type));
}

export function buildAllowance(request: FinishRequest): SlideAllowance {
  const isSingle = countWantedSlides(request) === 1;
  return {
    itemTypes: listItemTypes(request),
    words: isSingle ? slideLimits.singleWords : slideLimits.words,
    ...(request.passageIds && { passageIds: new Set(request.passageIds) }),
  };
}

/**
 * Turns a draft into a post within all limits: with the requested number of slides, or fewer if nothing more can be
 * split.
 */
export function finishPost(draft: ReplyDraft, request: FinishRequest): Post {
  const slides = fitSlideCount(draft.slides, countWantedSlides(request));
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
