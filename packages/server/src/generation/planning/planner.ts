import { listPassageIds } from "@slideloom/core/sources";
import type { WriterName } from "@slideloom/core/generation";
import type { Chunk, Hook, PostOutline, Statement, StatementDraft } from "@slideloom/core/planning";
import type { Reading } from "../../threads/reader.ts";
import type { AnswerOptions, Question, TextGenerator } from "../text-generator.ts";
import { buildFactKey, type FactStore } from "./fact-store.ts";
import { buildFactsQuestion } from "./facts-question.ts";
import { buildHooksQuestion } from "./hooks-question.ts";
import { countTokens, cutSource, keepFitting, withinWindow } from "./model-window.ts";
import { buildOutlineQuestion } from "./outline-question.ts";
import { buildPlanQuestion } from "./plan-question.ts";
import type { PlanRequest } from "./plan-request.ts";
import { mergeReader } from "./reply-readers.ts";
import type { WritingPlan } from "./writing-plan.ts";

/** Maximum number of chunks that are read at the same time. */
const parallelCalls = 3;

type PlanWriter = Pick<WriterName, "owner" | "provider" | "model">;

/** A model that plans, and how to ask it. */
export interface PlanModel extends PlanWriter {
  ask<Answer>(question: Question<Answer>, options: AnswerOptions): Promise<Answer>;
  /** Returns the size of the context window, in tokens for prompt and reply together; null if unknown. */
  findContextTokens?: (signal: AbortSignal) => Promise<number | null>;
}

/** Returns the writer's model; null if the writer can't answer questions. */
export function findPlanModel(
  { owner, provider, model }: PlanWriter,
  generator: TextGenerator,
): PlanModel | null {
  if (!generator.answer || model === null) return null;
  const ask = generator.answer.bind(generator);
  const findContextTokens = generator.findContextTokens?.bind(generator);
  return { owner, provider, model, ask, ...(findContextTokens && { findContextTokens }) };
}

/** Progress of a plan, e.g. 3 of 5 chunks read for facts. */
export interface PlanProgress {
  step: "facts" | "outline" | "check";
  done: number;
  of: number;
}

export interface PlanRun extends Reading {
  /** The account that the facts are stored for; null stores nothing. */
  accountId: string | null;
  onProgress?: (progress: PlanProgress) => void;
}

/** Facts of a source, and warnings about parts that were not read. */
export interface ReadFacts {
  facts: Statement[];
  warnings: string[];
}

/**
 * Plans posts with a model: facts, outline, and hooks (first lines of the cover). Saves the facts of each part of a
 * source as soon as the part is read.
 */
export class Planner {
  readonly #store: Pick<FactStore, "find" | "save">;

  constructor({ store }: { store: Pick<FactStore, "find" | "save"> }) {
    this.#store = store;
  }

  async readFacts(model: PlanModel, request: PlanRequest, run: PlanRun): Promise<ReadFacts> {
    return withinWindow(await findWindow(model, run), (window) =>
      this.#readFacts(model, request, run, window),
    );
  }

  /** Plans facts, outline and hooks. If the source is short and its facts aren't known, one call is enough. */
  async plan(
    model: PlanModel,
    request: PlanRequest,
    run: PlanRun,
  ): Promise<WritingPlan & Pick<ReadFacts, "warnings">> {
    return withinWindow(await findWindow(model, run), async (window) => {
      const whole = await this.#planWhole(model, request, run, window);
      if (whole) return whole;
      const { facts, warnings } = await this.#readFacts(model, request, run, window);
      const planned = await this.#outline(model, request, run, { facts, window });
      return { ...planned, warnings: [...warnings, ...planned.warnings] };
    });
  }

  /** Plans an outline and hooks that use known facts. */
  async outline(
    model: PlanModel,
    request: PlanRequest,
    run: PlanRun,
    facts: readonly Statement[],
  ): Promise<WritingPlan & Pick<ReadFacts, "warnings">> {
    return withinWindow(await findWindow(model, run), (window) =>
      this.#outline(model, request, run, { facts, window }),
    );
  }

  /** Writes five other hooks. */
  async hooks(
    model: PlanModel,
    request: PlanRequest,
    run: PlanRun,
    plan: { facts: readonly Statement[]; outline: PostOutline; known: readonly string[] },
  ): Promise<Hook[]> {
    const ask = (facts: readonly Statement[]) => buildHooksQuestion(request, { ...plan, facts });
    return withinWindow(await findWindow(model, run), (window) =>
      model.ask(ask(keepFitting(plan.facts, window, ask)), run),
    );
  }

  async #readFacts(
    model: PlanModel,
    request: PlanRequest,
    run: PlanRun,
    window: number,
  ): Promise<ReadFacts> {
    const { material } = request;
    if (!material) return { facts: [], warnings: [] };
    const { all, chosen, most } = cutSource(request, window);
    let done = 0;
    const report = () => run.onProgress?.({ step: "facts", done, of: chosen.length });
    report();
    const drafts = await mapInOrder(chosen, countParallel(model), async (chunk) => {
      const found = await this.#readChunk(model, request, run, { chunk, most });
      done += 1;
      report();
      return found;
    });
    const merging = { drafts: renumber(drafts), ids: listPassageIds(material) };
    const facts = await run.texts.read(mergeReader, merging, run.signal);
    return { facts, warnings: describeSkipped(all.length, chosen.length) };
  }

  /** Plans facts, outline and hooks in one call. Returns null if one call isn't enough, or if the facts are stored. */
  async #planWhole(model: PlanModel, request: PlanRequest, run: PlanRun, window: number) {
    const { chosen, most } = cutSource(request, window);
    const [chunk] = chosen;
    if (!chunk || chosen.length > 1) return null;
    const question = buildPlanQuestion(request, chunk);
    const isKnown = await this.#findChunk(model, request, run, { chunk, most });
    if (isKnown || countTokens(question) > window) return null;
    run.onProgress?.({ step: "facts", done: 0, of: 1 });
    const planned = await model.ask(question, run);
    const drafts = planned.facts.map(({ id, ...fact }) => ({ ref: id, ...fact }));
    await this.#saveChunk(model, request, run, { chunk, most, drafts });
    return { ...planned, warnings: [] };
  }

  async #outline(
    model: PlanModel,
    request: PlanRequest,
    run: PlanRun,
    { facts, window }: { facts: readonly Statement[]; window: number },
  ): Promise<WritingPlan & Pick<ReadFacts, "warnings">> {
    run.onProgress?.({ step: "outline", done: 0, of: 1 });
    const kept = keepFitting(facts, window, (some) => buildOutlineQuestion(request, some));
    const planned = await model.ask(buildOutlineQuestion(request, kept), run);
    return {
      ...planned,
      facts: [...facts],
      warnings: describeKept(model, facts.length, kept.length),
    };
  }

  async #readChunk(
    model: PlanModel,
    request: PlanRequest,
    run: PlanRun,
    part: SourcePart,
  ): Promise<StatementDraft[]> {
    const known = await this.#findChunk(model, request, run, part);
    if (known) return known;
    const drafts = await model.ask(buildFactsQuestion(request, part.chunk, part.most), run);
    await this.#saveChunk(model, request, run, { ...part, drafts });
    return drafts;
  }

  async #findChunk(
    model: PlanModel,
    request: PlanRequest,
    { accountId }: PlanRun,
    part: SourcePart,
  ): Promise<StatementDraft[] | null> {
    return accountId === null ? null : this.#store.find(accountId, buildKey(model, request, part));
  }

  async #saveChunk(
    model: PlanModel,
    request: PlanRequest,
    { accountId, signal }: PlanRun,
    { drafts, ...part }: SourcePart & { drafts: readonly StatementDraft[] },
  ): Promise<void> {
    if (accountId === null) return;
    signal.throwIfAborted();
    await this.#store.save(accountId, buildKey(model, request, part), drafts);
  }
}

/** A chunk of a source, and the maximum number of its facts. */
interface SourcePart {
  chunk: Chunk;
  most: number;
}

const buildKey = (model: PlanModel, request: PlanRequest, { chunk, most }: SourcePart) =>
  buildFactKey(chunk, model, {
    language: request.material?.source.language,
    most,
    ...(request.voice && { voice: request.voice }),
  });

const findWindow = async ({ findContextTokens }: PlanModel, { signal }: PlanRun) =>
  (await findContextTokens?.(signal)) ?? Infinity;

/** A model on the server's own machine answers one call at a time. */
const countParallel = ({ owner }: PlanModel) => (owner === "ollama" ? 1 : parallelCalls);

const describeSkipped = (all: number, read: number) =>
  all === read
    ? []
    : [
        `The source is very long, so facts were read from ${read} of its ${all} parts, spread evenly.`,
      ];

const describeKept = ({ model }: PlanModel, all: number, kept: number) =>
  all === kept
    ? []
    : [
        `${model} can't read all facts at once, so the outline uses the ${kept} most useful of ${all}.`,
      ];

/** Gives the facts of several chunks different references. */
const renumber = (chunks: readonly StatementDraft[][]): StatementDraft[] =>
  chunks.flat().map((draft, index) => ({ ...draft, ref: `f${index + 1}` }));

/** Maps items with at most `limit` calls at once. After a failure, no further calls start. */
async function mapInOrder<Item, Result>(
  items: readonly Item[],
  limit: number,
  map: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = items.entries();
  let hasFailed = false;
  const work = async () => {
    for (const [index, item] of queue) {
      if (hasFailed) return;
      results[index] = await map(item).catch((error: unknown) => {
        hasFailed = true;
        throw error;
      });
    }
  };
  await Promise.all(Array.from({ length: limit }, work));
  return results;
}
