import type { PostCheck } from "@slideloom/core/facts";
import type { Post } from "@slideloom/core/document";
import { buildAllowance } from "../finish/finish-post.ts";
import { followItem } from "../finish/follow-plan.ts";
import type { GeneratedPost, GenerationRequest } from "../text-generator.ts";
import { GenerationError } from "../generation-error.ts";
import type { PlanModel } from "./planner.ts";
import { buildRepairQuestion, createSourceChecker, groupErrors } from "./repair-question.ts";

/** A post that was checked against its source. */
export interface CheckedPost extends GeneratedPost {
  /** Absent without a source. */
  checks?: PostCheck[];
}

/**
 * Checks a planned post and requests the slides with errors once more. A new slide is used only if it has fewer errors.
 * If the request fails, the post stays unchanged and its errors are reported.
 */
export async function repairPost(
  model: PlanModel,
  request: GenerationRequest,
  generated: GeneratedPost,
  { signal }: { signal: AbortSignal },
): Promise<CheckedPost> {
  const { plan, material } = request;
  if (!material) return generated;
  const check = createSourceChecker(material);
  const checks = check(generated.post);
  const errors = groupErrors(checks);
  if (errors.size === 0) return { ...generated, checks };
  const allowance = buildAllowance(request);
  const question = buildRepairQuestion({
    post: generated.post,
    material,
    facts: plan?.facts ?? [],
    errors,
    allowance,
    seed: request.seed,
    voice: request.voice,
  });
  const repaired = await model.ask(question, { signal }).catch((error: unknown) => {
    if (signal.aborted || !(error instanceof GenerationError)) throw error;
    return null;
  });
  if (!repaired) return { ...generated, checks };
  let post = generated.post;
  for (const [index, slide] of repaired) {
    const changed = replaceSlide(post, index, plan ? followItem(slide, index, plan) : slide);
    if (countErrors(check(changed), index) < (errors.get(index)?.length ?? 0)) post = changed;
  }
  return { ...generated, post, checks: check(post) };
}

const replaceSlide = (post: Post, index: number, slide: Post["content"][number]): Post => ({
  ...post,
  content: post.content.with(index, slide),
});

const countErrors = (checks: readonly PostCheck[], index: number) =>
  groupErrors(checks).get(index)?.length ?? 0;
