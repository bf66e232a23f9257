import type { PostCheck } from "@slideloom/core/facts";
import { nameSlides, type Post } from "@slideloom/core/document";
import type { CheckBasis } from "../../sources/checks/check-material.ts";
import type { CheckOutcome, Checker } from "../../sources/checks/source-checker.ts";
import { buildAllowance } from "../finish/slide-allowance.ts";
import { followItem } from "../finish/follow-plan.ts";
import { type GeneratedPost, type GenerationRequest, toFinishRequest } from "../text-generator.ts";
import { GenerationError } from "../generation-error.ts";
import type { PlanModel } from "./planner.ts";
import { improveSlides } from "./improve-slides.ts";
import { buildRepairQuestion, groupProblems } from "./repair-question.ts";

/** A post that was checked against its source and its author's voice. */
export interface CheckedPost extends GeneratedPost {
  /** Result of the check; absent if there is neither a source nor a voice. */
  checked?: CheckOutcome<PostCheck[]>;
}

export interface RepairParts {
  model: PlanModel;
  checker: Pick<Checker, "check">;
}

/**
 * Asks once for new versions of slides with errors, and uses each version that has fewer errors. If the request fails,
 * the post stays unchanged.
 */
export async function repairPost(
  { model, checker }: RepairParts,
  request: GenerationRequest,
  generated: GeneratedPost,
  { signal }: { signal: AbortSignal },
): Promise<CheckedPost> {
  const { plan, material = null, voice } = request;
  if (!material && !voice) return generated;
  const { post, captions } = generated;
  const basis = buildBasis(request);
  const check = async (words: Post) => checker.check({ post: words, captions }, basis, signal);
  const checked = await check(post);
  const errors = groupProblems(checked.ok ? checked.result : [], severities);
  if (errors.size === 0) return { ...generated, checked };
  const allowance = buildAllowance(toFinishRequest(request));
  const question = buildRepairQuestion({
    post,
    material,
    facts: plan?.facts ?? [],
    problems: errors,
    allowance,
    seed: request.seed,
    voice,
  });
  const repaired = await model.ask(question, { signal }).catch((error: unknown) => {
    if (signal.aborted || !(error instanceof GenerationError)) throw error;
    return null;
  });
  if (!repaired) return { ...generated, checked };
  const followed = new Map(
    [...repaired].map(([index, slide]) => {
      const { sources } = post.content[index] ?? {};
      // A correction that names no passages keeps those of the slide.
      const cited = slide.sources || !sources ? slide : { ...slide, sources };
      return [index, plan ? followItem(cited, index, plan) : cited];
    }),
  );
  const improved = await improveSlides(post, followed, { problems: errors, severities, check });
  if (!improved) return { ...generated, checked };
  return {
    ...generated,
    ...improved,
    warnings: [...generated.warnings, ...describeRepaired(post, improved.post, material !== null)],
  };
}

/** Says which slides were corrected. */
function describeRepaired(before: Post, after: Post, hasSource: boolean): string[] {
  const changed = after.content.flatMap((slide, index) =>
    slide === before.content[index] ? [] : [index],
  );
  if (changed.length === 0) return [];
  const verb = changed.length === 1 ? "was" : "were";
  return [
    `${nameSlides(changed)} ${verb} corrected to match your ${hasSource ? "source" : "voice"}.`,
  ];
}

const severities = ["error"] as const;

/** What a post's words are checked against: source and voice, or without a source all that the author gave. */
export function buildBasis({ material, voice, ...request }: GenerationRequest): CheckBasis {
  const basis = { material: material ?? null, voice: voice?.voice ?? null };
  if (material) return basis;
  const { topic, instructions, plan } = request;
  const points = plan ? [plan.hook ?? "", ...plan.outline.items.map(({ point }) => point)] : [];
  const words = voice ? [JSON.stringify(voice.voice)] : [];
  return { ...basis, given: [topic, instructions, ...points, ...words].join("\n") };
}
