import type { WriterName } from "@slideloom/core/generation";
import {
  chooseChunks,
  cutIntoChunks,
  mergeStatements,
  planLimits,
  type Chunk,
  type Hook,
  type PostOutline,
  type Statement,
  type StatementDraft,
} from "@slideloom/core/planning";
import type { AnswerOptions, Question, TextGenerator } from "../text-generator.ts";
import { buildFactKey, type FactStore } from "./fact-store.ts";
import { buildFactsQuestion } from "./facts-question.ts";
import { buildHooksQuestion } from "./hooks-question.ts";
import { buildOutlineQuestion } from "./outline-question.ts";
import { buildPlanQuestion } from "./plan-question.ts";
import type { PlanRequest } from "./plan-request.ts";
import type { Planned } from "./planned.ts";

/** Maximum number of chunks that are read at the same time. */
const parallelCalls = 3;

type PlanWriter = Pick<WriterName, "owner" | "provider" | "model">;

/** A model that plans, and how to ask it. */
export interface PlanModel extends PlanWriter {
  ask<Answer>(question: Question<Answer>, options: AnswerOptions): Promise<Answer>;
}

/** Returns the writer's model; null if the writer can't answer questions. */
export function findPlanModel(
  { owner, provider, model }: PlanWriter,
  generator: TextGenerator,
): PlanModel | null {
  if (!generator.answer || model === null) return null;
  const ask = generator.answer.bind(generator);
  return { owner, provider, model, ask };
}

/** Progress of a plan, e.g. 3 of 5 chunks read for facts. */
export interface PlanProgress {
  step: "facts" | "outline" | "check";
  done: number;
  of: number;
}

export interface PlanRun {
  signal: AbortSignal;
  /** The account that the facts are stored for; null stores nothing. */
  accountId: string | null;
  onProgress?: (progress: PlanProgress) => void;
}

/** Facts of a source, and warnings about parts that were not read. */
export interface ReadFacts {
  facts: Statement[];
  warnings: string[];
}

/** Plans posts with a model: facts, outline, hooks. Saves facts as soon as each part of the source has been read. */
export class Planner {
  readonly #store: Pick<FactStore, "find" | "save">;

  constructor({ store }: { store: Pick<FactStore, "find" | "save"> }) {
    this.#store = store;
  }

  async readFacts(model: PlanModel, request: PlanRequest, run: PlanRun): Promise<ReadFacts> {
    const { material } = request;
    if (!material) return { facts: [], warnings: [] };
    const { all, chosen } = chunksOf(request);
    let done = 0;
    const report = () => run.onProgress?.({ step: "facts", done, of: chosen.length });
    report();
    const drafts = await mapInOrder(chosen, countParallel(model), async (chunk) => {
      const found = await this.#readChunk(model, request, run, chunk);
      done += 1;
      report();
      return found;
    });
    const { statements } = mergeStatements(renumber(drafts), material.passages);
    return { facts: statements, warnings: describeSkipped(all.length, chosen.length) };
  }

  /** Plans facts, outline and hooks; in one call if the source is short and its facts aren't known. */
  async plan(
    model: PlanModel,
    request: PlanRequest,
    run: PlanRun,
  ): Promise<Planned & Pick<ReadFacts, "warnings">> {
    const { chosen } = chunksOf(request);
    const [only] = chosen;
    if (only && chosen.length === 1 && !(await this.#findChunk(model, request, run, only))) {
      run.onProgress?.({ step: "facts", done: 0, of: 1 });
      const planned = await model.ask(buildPlanQuestion(request, only), run);
      const drafts = planned.facts.map(({ id, ...fact }) => ({ ref: id, ...fact }));
      await this.#saveChunk(model, request, run, only, drafts);
      return { ...planned, warnings: [] };
    }
    const { facts, warnings } = await this.readFacts(model, request, run);
    return { ...(await this.outline(model, request, run, facts)), warnings };
  }

  /** Plans an outline and hooks that use known facts. */
  async outline(
    model: PlanModel,
    request: PlanRequest,
    run: PlanRun,
    facts: readonly Statement[],
  ): Promise<Planned> {
    run.onProgress?.({ step: "outline", done: 0, of: 1 });
    return model.ask(buildOutlineQuestion(request, facts), run);
  }

  /** Writes five other hooks. */
  async hooks(
    model: PlanModel,
    request: PlanRequest,
    run: PlanRun,
    plan: { facts: readonly Statement[]; outline: PostOutline; known: readonly string[] },
  ): Promise<Hook[]> {
    return model.ask(buildHooksQuestion(request, plan), run);
  }

  async #readChunk(
    model: PlanModel,
    request: PlanRequest,
    run: PlanRun,
    chunk: Chunk,
  ): Promise<StatementDraft[]> {
    const known = await this.#findChunk(model, request, run, chunk);
    if (known) return known;
    const most = countFacts(request);
    const drafts = await model.ask(buildFactsQuestion(request, chunk, most), run);
    await this.#saveChunk(model, request, run, chunk, drafts);
    return drafts;
  }

  async #findChunk(
    model: PlanModel,
    request: PlanRequest,
    { accountId }: PlanRun,
    chunk: Chunk,
  ): Promise<StatementDraft[] | null> {
    return accountId === null ? null : this.#store.find(accountId, buildKey(model, request, chunk));
  }

  async #saveChunk(
    model: PlanModel,
    request: PlanRequest,
    { accountId, signal }: PlanRun,
    chunk: Chunk,
    drafts: readonly StatementDraft[],
  ): Promise<void> {
    if (accountId === null) return;
    signal.throwIfAborted();
    await this.#store.save(accountId, buildKey(model, request, chunk), drafts);
  }
}

const buildKey = (model: PlanModel, request: PlanRequest, chunk: Chunk) =>
  buildFactKey(chunk, model, {
    language: request.material?.source.language,
    most: countFacts(request),
    ...(request.voice && { voice: request.voice }),
  });

function chunksOf({ material }: PlanRequest): { all: Chunk[]; chosen: readonly Chunk[] } {
  const all = material ? cutIntoChunks(material.passages) : [];
  return { all, chosen: chooseChunks(all) };
}

/** Maximum number of facts per chunk. It is higher if the whole source is one chunk. */
const countFacts = (request: PlanRequest) =>
  chunksOf(request).chosen.length === 1 ? planLimits.factsOfWhole : planLimits.factsPerChunk;

/** A model on the server's own machine answers one call at a time. */
const countParallel = ({ owner }: PlanModel) => (owner === "ollama" ? 1 : parallelCalls);

const describeSkipped = (all: number, read: number) =>
  all === read
    ? []
    : [
        `The source is very long, so facts were read from ${read} of its ${all} parts, spread evenly.`,
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
