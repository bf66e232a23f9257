import type { PostCheck } from "@slideloom/core/facts";
import type { Post, Slide } from "@slideloom/core/document";
import { buildAllowance } from "../finish/finish-post.ts";
import { followItem } from "../finish/follow-plan.ts";
import type { GeneratedPost, GenerationRequest } from "../text-generator.ts";
import { GenerationError } from "../generation-error.ts";
import type { PlanModel } from "./planner.ts";
import { buildRepairQuestion, createSourceChecker, groupProblems } from "./repair-question.ts";

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
  const errors = groupProblems(checks, severities);
  if (errors.size === 0) return { ...generated, checks };
  const allowance = buildAllowance(request);
  const question = buildRepairQuestion({
    post: generated.post,
    material,
    facts: plan?.facts ?? [],
    problems: errors,
    allowance,
    seed: request.seed,
    voice: request.voice,
  });
  const repaired = await model.ask(question, { signal }).catch((error: unknown) => {
    if (signal.aborted || !(error instanceof GenerationError)) throw error;
    return null;
  });
  if (!repaired) return { ...generated, checks };
  const followed = new Map(
    [...repaired].map(([index, slide]) => [index, plan ? followItem(slide, index, plan) : slide]),
  );
  const post = improveSlides(generated.post, followed, { check, severities });
  return { ...generated, post, checks: check(post) };
}

const severities = ["error"] as const;

interface Judge {
  check: (post: Post) => PostCheck[];
  severities: readonly PostCheck["severity"][];
}

/** Replaces each slide whose new words have fewer problems. */
export function improveSlides(
  before: Post,
  repaired: ReadonlyMap<number, Slide>,
  { check, severities: counted }: Judge,
): Post {
  const count = (post: Post, index: number) =>
    groupProblems(check(post), counted).get(index)?.length ?? 0;
  return [...repaired].reduce((post, [index, slide]) => {
    const changed = { ...post, content: post.content.with(index, slide) };
    return count(changed, index) < count(post, index) ? changed : post;
  }, before);
}
