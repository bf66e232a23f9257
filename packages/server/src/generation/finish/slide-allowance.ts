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
