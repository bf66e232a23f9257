import { generationLimits } from "@slideloom/core/contract/generation-limits";
import type { GenerationInput } from "./generation-service.ts";

type Requested = Pick<GenerationInput, "plan" | "postType"> & {
  slides?: number | null | undefined;
};

/** Returns a post's number of slides: the outline's, 1 for a single post, the requested number, or the default. */
export function countRequested({
  plan,
  postType,
  slides,
}: Requested): Pick<GenerationInput, "slides" | "isOpenCount"> {
  if (plan) return { slides: plan.outline.items.length };
  if (postType === "single") return { slides: 1 };
  return slides == null
    ? { slides: generationLimits.slides.default, isOpenCount: true }
    : { slides };
}
