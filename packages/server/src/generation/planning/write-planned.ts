import type { Hook, PostOutline, Statement } from "@slideloom/core/planning";
import type { GenerationOptions, GenerationRequest, TextGenerator } from "../text-generator.ts";
import type { Reading } from "../../threads/reader.ts";
import { isTooLong } from "./model-window.ts";
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

/** Plans a post unless a plan is given. Then writes, checks and repairs the slides. */
export async function writePlanned(
  { planner, generator, model, checker }: PlannedParts,
  request: GenerationRequest,
  given: GivenPlan | null,
  run: PlannedRun,
): Promise<CheckedPost & { hooks: Hook[] }> {
  const { hooks, warnings, ...plan } = await makePlan(planner, model, request, given, run);
  run.signal.throwIfAborted();
  const planned = { ...request, slides: plan.outline.items.length, plan };
  const { signal, onTitle, onSlide } = run;
  const options = { signal, ...(onTitle && { onTitle }), ...(onSlide && { onSlide }) };
  const generated = await generator.generate(planned, options).catch(async (error: unknown) => {
    if (!isTooLong(error) || !request.material) throw error;
    const short = { ...planned, material: { ...request.material, passages: [] } };
    const made = await generator.generate(short, options);
    return { ...made, warnings: [describeShort(model), ...made.warnings] };
  });
  signal.throwIfAborted();
  if (request.material) run.onProgress?.({ step: "check", done: 0, of: 1 });
  const checked = await repairPost({ model, checker }, planned, generated, { signal });
  return { ...checked, warnings: [...warnings, ...checked.warnings], hooks };
}

const describeShort = ({ model }: PlanModel) =>
  `${model} can't read all passages of the source at once, so it used only the facts.`;

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
