import { listPassageIds } from "@slideloom/core/sources";
import {
  countSlideWords,
  pickWords,
  putWords,
  type Post,
  type WrittenSlide,
} from "@slideloom/core/document";
import { itemTypes } from "@slideloom/core/blocks";
import { countNoun } from "@slideloom/core/text";
import type { Voice } from "@slideloom/core/voice";
import { describeLostAlts, slideLimits } from "@slideloom/core/writing";
import { requireResult, type Checker } from "../../sources/checks/source-checker.ts";
import { GenerationError } from "../generation-error.ts";
import type { RewriteRun, RewrittenPost } from "../post-rewriter.ts";
import type { Material } from "../text-generator.ts";
import type { PlanModel } from "./planner.ts";
import { improveSlides } from "./improve-slides.ts";
import { buildRepairQuestion, groupProblems } from "./repair-question.ts";

const severities = ["error", "warning"] as const;

interface RepairWordsOptions {
  checker: Pick<Checker, "check">;
  signal: AbortSignal;
  voice: Voice | null;
}

/**
 * Returns a function that asks a model to reword the slides with problems. Null if no slide has problems.
 * @throws {SourceError} if a check exceeds its time or memory limit
 */
export async function repairWords(
  post: Post,
  material: Material,
  { checker, voice: checkedVoice, signal: checkSignal }: RepairWordsOptions,
) {
  const check = async (words: Post, signal: AbortSignal) =>
    checker.check({ post: words }, { material, voice: checkedVoice }, signal);
  const found = requireResult(await check(post, checkSignal));
  const problems = groupProblems(found, severities);
  if (problems.size === 0) return null;
  return async (
    model: PlanModel,
    { signal, seed, voice, onSlide }: RewriteRun,
  ): Promise<RewrittenPost> => {
    const words = Math.max(slideLimits.words, ...post.content.map(countSlideWords));
    const passageIds = new Set(listPassageIds(material));
    const allowance = { itemTypes, words, passageIds };
    const question = buildRepairQuestion({
      post,
      material,
      facts: [],
      problems,
      allowance,
      seed,
      voice,
    });
    const repaired = await model.ask(question, { signal });
    const kept = new Map(
      [...repaired].map(([index, slide]) => [index, putWords(post.content[index] ?? slide, slide)]),
    );
    const judge = { problems, severities, check: async (words: Post) => check(words, signal) };
    const improved = await improveSlides(post, kept, judge);
    const changed = improved?.post ?? post;
    const slides = new Map<number, WrittenSlide>();
    const lost: string[] = [];
    for (const index of repaired.keys()) {
      const [before, after] = [post.content[index], changed.content[index]];
      if (!before || !after || after === before) continue;
      slides.set(index, pickWords(after));
      lost.push(...describeLostAlts(index, before, repaired.get(index) ?? {}));
    }
    if (slides.size === 0) throw new GenerationError("unusable-reply", nothingBetter);
    for (const [index, slide] of slides) onSlide?.(slide, index);
    const checks = improved?.checked.ok ? improved.checked.result : found;
    const left = groupProblems(checks, severities).size;
    const notes =
      left === 0
        ? []
        : [`${countNoun(left, "slide")} still ${left === 1 ? "needs" : "need"} checking.`];
    return { slides, notes: [...lost, ...notes], checks };
  };
}

const nothingBetter =
  "The AI model's new words weren't closer to the source, so the slides stay as they are. Try again, or correct them yourself.";
