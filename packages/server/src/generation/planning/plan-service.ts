import { randomInt } from "node:crypto";
import type { GenerationSource } from "@slideloom/core/contract/sources";
import {
  chooseTemplateType,
  chooseWritingStyle,
  takeSourceChoices,
  type SourceChoices,
  type WriterName,
} from "@slideloom/core/generation";
import type { Hook, PostOutline, Statement } from "@slideloom/core/planning";
import type { VoiceText } from "@slideloom/core/voice";
import type { VoiceService } from "../../voices/voice-service.ts";
import type { RateLimiter } from "../../rate-limits/rate-limiter.ts";
import type { SourceChecker } from "../../sources/checks/source-checker.ts";
import type { SourceService } from "../../sources/source-service.ts";
import type { TextReaders } from "../../threads/text-readers.ts";
import { nameParty, type Party } from "../../turns/party.ts";
import type { AnonymousQuota } from "../anonymous-quota.ts";
import type { Material } from "../text-generator.ts";
import { describeFailure, tryWriters } from "../writers/try-writers.ts";
import type { WriterChain } from "../writers/writer-chain.ts";
import { nameWriter } from "../writers/writer-turn.ts";
import type { DraftPlanner } from "./draft-planner.ts";
import {
  findPlanModel,
  type Planner,
  type PlanModel,
  type PlanProgress,
  type PlanRun,
} from "./planner.ts";
import type { PlanRequest } from "./plan-request.ts";
import { verifyFacts } from "./verify-plan.ts";

/** A planning request as entered. Template and style names may be inexact, and blank means the default. */
export interface PlanInput extends SourceChoices {
  sources: readonly GenerationSource[];
  topic: string;
  instructions: string;
  template: string;
  style: string;
  slides: number;
  /** Whether the request has no number of slides; absent means false. */
  isOpenCount?: boolean;
}

export interface StepRun {
  signal: AbortSignal;
  /** Called before the first writer starts. If an earlier check fails, this isn't called. */
  onStart?: () => void;
  onProgress?: (progress: PlanProgress) => void;
}

export type StepResult<Result> = Result & { writer: WriterName; warnings: string[] };

/** A step with a model, and the same step without a model. */
interface StepWork<Result> {
  model: (model: PlanModel, request: PlanRequest, step: PlanRun) => Promise<Result>;
  draft: (request: PlanRequest, step: PlanRun) => Promise<Result>;
}

export interface PlanServiceSettings {
  writers: WriterChain;
  planner: Planner;
  /** Creates a party's planner that needs no model. */
  createDrafts: (by: string) => Pick<DraftPlanner, "listFacts" | "plan">;
  sources: Pick<SourceService, "findAll">;
  checker: Pick<SourceChecker, "of">;
  texts: Pick<TextReaders, "of">;
  anonymousUsers: Pick<AnonymousQuota, "spend">;
  /** Limits the number of steps per account. Each step counts as a generation. */
  rateLimit: Pick<RateLimiter, "count">;
  voices: Pick<VoiceService, "findText">;
}

/** Finds facts, outline and hooks in separate steps, free of charge. */
export class PlanService {
  readonly #settings: PlanServiceSettings;

  constructor(settings: PlanServiceSettings) {
    this.#settings = settings;
  }

  async facts(
    caller: Party,
    input: PlanInput,
    run: StepRun,
  ): Promise<StepResult<{ facts: Statement[] }>> {
    const { planner } = this.#settings;
    const { drafts } = this.#findHelpers(caller);
    return this.#run(caller, input, run, {
      model: async (model, request, step) => planner.readFacts(model, request, step),
      draft: async (request, step) => drafts.listFacts(request, step),
    });
  }

  /** Plans with the given facts; if they are null, reads facts from the source. */
  async outline(
    caller: Party,
    { facts: given, ...input }: PlanInput & { facts: Statement[] | null },
    run: StepRun,
  ): Promise<StepResult<{ facts: Statement[]; outline: PostOutline; hooks: Hook[] }>> {
    const { planner } = this.#settings;
    const { drafts, keepProven } = this.#findHelpers(caller);
    return this.#run(caller, input, run, {
      model: async (model, request, step) =>
        given
          ? planner.outline(model, request, step, await keepProven(given, request, step))
          : planner.plan(model, request, step),
      draft: async (request, step) =>
        drafts.plan(request, step, given ? { facts: await keepProven(given, request, step) } : {}),
    });
  }

  async hooks(
    caller: Party,
    plan: PlanInput & { facts: Statement[] | null; outline: PostOutline; known: string[] },
    run: StepRun,
  ): Promise<StepResult<{ hooks: Hook[] }>> {
    const { planner } = this.#settings;
    const { drafts, keepProven } = this.#findHelpers(caller);
    const { outline, known } = plan;
    return this.#run(caller, plan, run, {
      model: async (model, request, step) => {
        const { facts, warnings } = plan.facts
          ? { facts: await keepProven(plan.facts, request, step), warnings: [] }
          : await planner.readFacts(model, request, step);
        const found = await planner.hooks(model, request, step, { facts, outline, known });
        return { hooks: found, warnings };
      },
      draft: async (request, step) => {
        const facts = plan.facts && (await keepProven(plan.facts, request, step));
        const drafted = await drafts.plan(request, step, { known, ...(facts && { facts }) });
        return { hooks: drafted.hooks, warnings: drafted.warnings };
      },
    });
  }

  /** Returns what does a party's work without a model. */
  #findHelpers(caller: Party) {
    const { createDrafts, checker } = this.#settings;
    const by = nameParty(caller);
    const own = checker.of(by);
    const keepProven = async (
      facts: readonly Statement[],
      { material }: PlanRequest,
      { signal }: Pick<StepRun, "signal">,
    ) => verifyFacts(facts, { material: material ?? null, checker: own, signal });
    return { drafts: createDrafts(by), keepProven };
  }

  async #run<Result extends { warnings: string[] }>(
    caller: Party,
    input: PlanInput,
    { signal, onStart, onProgress }: StepRun,
    work: StepWork<Result>,
  ): Promise<StepResult<Result>> {
    const { writers, sources, anonymousUsers, rateLimit, voices } = this.#settings;
    const accountId = caller.kind === "account" ? caller.accountId : null;
    const list = await writers.list(caller);
    const material = await sources.findAll(caller, input.sources, signal);
    const voice = accountId === null ? null : await voices.findText(accountId);
    const request = buildRequest(input, material, voice);
    const texts = this.#settings.texts.of(nameParty(caller));
    const step = { texts, signal, accountId, ...(onProgress && { onProgress }) };
    const ask = async () => {
      onStart?.();
      return tryWriters(list, signal, async (writer) => {
        const model = findPlanModel(writer, await writer.open());
        return model ? work.model(model, request, step) : work.draft(request, step);
      });
    };
    if (caller.kind === "account") await rateLimit.count(caller.accountId);
    const { result, writer, failures } =
      caller.kind === "account" ? await ask() : await anonymousUsers.spend(caller.addressKey, ask);
    const warnings = [...failures.map(describeFailure), ...result.warnings];
    return { ...result, writer: nameWriter(writer), warnings };
  }
}

function buildRequest(
  input: PlanInput,
  material: Material | null,
  voice: VoiceText | null,
): PlanRequest {
  const { topic, instructions, slides, isOpenCount } = input;
  return {
    topic,
    instructions,
    slides,
    isOpenCount,
    ...takeSourceChoices(input),
    templateType: chooseTemplateType(input.template).choice.id,
    writingStyle: chooseWritingStyle(input.style).choice.id,
    seed: randomInt(2 ** 32),
    ...(material && { material }),
    ...(voice && { voice }),
  };
}
