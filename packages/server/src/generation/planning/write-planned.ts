import type { Hook, PostOutline, Statement } from "@slideloom/core/planning";
import { countWords } from "@slideloom/core/text";
import { countWantedSlides } from "../finish/slide-allowance.ts";
import { buildPrompt } from "../prompt/build-prompt.ts";
import type {
  GeneratedPost,
  GenerationOptions,
  GenerationRequest,
  TextGenerator,
} from "../text-generator.ts";
import type { Reading } from "../../threads/reader.ts";
import { countTokens, isTooLong } from "./model-window.ts";
import type { Planner, PlanModel, PlanProgress } from "./planner.ts";
import { repairPost, type CheckedPost, type RepairParts } from "./repair-post.ts";

/** An outline that a person approved, or that an interrupted run made. */
export interface GivenPlan {
  outline: PostOutline;
  /** If absent, facts stored in the last week are used, or the source is read again. */
  facts?: Statement[];
  /** The cover's first line; null leaves it to the writer. */
  hook: string | null;
}

export interface PlannedRun extends GenerationOptions, Pick<Reading, "texts"> {
  accountId: string | null;
  onProgress?: (progress: PlanProgress) => void;
  /** Called before slides are written, to save the plan in case the generation is interrupted. */
  onPlan?: (plan: GivenPlan) => Promise<void>;
}

export interface PlannedParts extends RepairParts {
  planner: Planner;
  generator: TextGenerator;
}

/**
 * Writes a post from a source, then checks and repairs its slides. A short source is written in one call; a longer one
 * is planned first, unless a plan is given.
 */
export async function writePlanned(
  { planner, generator, model, checker }: PlannedParts,
  request: GenerationRequest,
  given: GivenPlan | null,
  run: PlannedRun,
): Promise<CheckedPost & { hooks: Hook[] }> {
  const { signal, onTitle, onSlide } = run;
  const options = { signal, ...(onTitle && { onTitle }), ...(onSlide && { onSlide }) };
  if (!given && (await fitsOneCall(model, request, signal))) {
    const written = await writeAtOnce(generator, request, options);
    if (written) {
      run.onProgress?.({ step: "check", done: 0, of: 1 });
      const checked = await repairPost({ model, checker }, request, written, { signal });
      return { ...checked, hooks: [] };
    }
  }
  const { hooks, warnings, ...plan } = await makePlan(planner, model, request, given, run);
  run.signal.throwIfAborted();
  const planned = { ...request, slides: plan.outline.items.length, plan };
  const generated = await generator.generate(planned, options);
  signal.throwIfAborted();
  if (request.material) run.onProgress?.({ step: "check", done: 0, of: 1 });
  const checked = await repairPost({ model, checker }, planned, generated, { signal });
  return { ...checked, warnings: [...warnings, ...checked.warnings], hooks };
}

/** Sources with more words are planned first: their facts are read in parts. */
const wordsOfOneCall = 3000;

/** Whether a model can write the post from all passages at once. */
async function fitsOneCall(
  { findContextTokens }: PlanModel,
  request: GenerationRequest,
  signal: AbortSignal,
): Promise<boolean> {
  const { material } = request;
  if (!material) return false;
  const words = material.passages.reduce((sum, { text }) => sum + countWords(text), 0);
  if (words >= wordsOfOneCall) return false;
  const window = (await findContextTokens?.(signal)) ?? Infinity;
  return countTokens({ ...buildPrompt(request), slides: countWantedSlides(request) }) <= window;
}

/** Writes the post in one call; null if the model's window turns out to be too small. */
async function writeAtOnce(
  generator: TextGenerator,
  request: GenerationRequest,
  options: GenerationOptions,
): Promise<GeneratedPost | null> {
  try {
    return await generator.generate(request, options);
  } catch (error) {
    if (!isTooLong(error)) throw error;
    return null;
  }
}

async function makePlan(
  planner: Planner,
  model: PlanModel,
  request: GenerationRequest,
  given: GivenPlan | null,
  run: PlannedRun,
): Promise<Required<GivenPlan> & { hooks: Hook[]; warnings: string[] }> {
  if (given) {
    const { facts, warnings } = given.facts
      ? { facts: given.facts, warnings: [] }
      : await planner.readFacts(model, request, run);
    return { ...given, facts, hooks: [], warnings };
  }
  const { facts, outline, hooks, warnings } = await planner.plan(model, request, run);
  const plan = { outline, facts, hook: hooks[0]?.text ?? null };
  await run.onPlan?.(plan);
  return { ...plan, hooks, warnings };
}
