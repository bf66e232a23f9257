import { type ItemType, itemTypes, plainType } from "@slideloom/core/blocks";
import { chooseTemplateType } from "@slideloom/core/generation";
import { type SlideAllowance, slideLimits } from "@slideloom/core/writing";
import type { FinishRequest } from "../text-generator.ts";

/** Returns the number of slides to write; a single post has one. */
export function countWantedSlides({
  postType,
  slides,
}: Pick<FinishRequest, "postType" | "slides">): number {
  return postType === "single" ? 1 : slides;
}

/** Whether a post may have fewer slides than asked for, because its source's facts end. */
export const mayHaveFewer = (
  request: Pick<FinishRequest, "passageIds" | "plan" | "postType" | "slides">,
): boolean =>
  request.passageIds !== undefined && !request.plan && countWantedSlides(request) > fewestSlides;

/** A carousel has at least a cover, a point and an ending. */
export const fewestSlides = 3;

/** Returns the number of slides that a reply with `written` slides is fitted to. */
export function countFittingSlides(written: number, request: FinishRequest): number {
  const wanted = countWantedSlides(request);
  return mayHaveFewer(request) ? Math.min(wanted, Math.max(written, fewestSlides)) : wanted;
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
