import { randomInt } from "node:crypto";
import { presentChecks, type PublicCheck } from "@slideloom/core/contract/checks";
import type { GenerationSource } from "@slideloom/core/contract/sources";
import type { PostRewriteWish } from "@slideloom/core/contract/post-rewrite";
import { parseCaptions } from "@slideloom/core/carousel";
import type { Post, WrittenSlide } from "@slideloom/core/document";
import { chooseWritingStyle, type WriterName } from "@slideloom/core/generation";
import type { Voice } from "@slideloom/core/voice";
import type { PostRewriteAction, NewPostWords } from "@slideloom/core/writing";
import type { VoiceService } from "../voices/voice-service.ts";
import type { CreditService } from "../credits/credit-service.ts";
import type { Queries } from "../db/tables.ts";
import type { SourceChecker } from "../sources/checks/source-checker.ts";
import type { SourceService } from "../sources/source-service.ts";
import { nameAccount } from "../turns/party.ts";
import type { GenerationRun } from "./generation-service.ts";
import { findPlanModel, type PlanModel } from "./planning/planner.ts";
import { repairWords } from "./planning/repair-words.ts";
import { rewriteWords, type RewriteRun, type RewrittenPost } from "./post-rewriter.ts";
import type { Material } from "./text-generator.ts";
import type { PaidWork } from "./writers/paid-work.ts";
import { describeFailure } from "./writers/try-writers.ts";
import { nameWriter } from "./writers/writer-turn.ts";

/** New words of a post, with their price in credits. */
export interface PostRewrite {
  words: NewPostWords;
  remainingCredits: number;
  credits: 0 | 1;
  /** The model that wrote; null if there was nothing to repair. */
  writer: WriterName | null;
  warnings: string[];
  checks?: PublicCheck[];
}

export interface PostRewriteRun extends Pick<GenerationRun, "signal" | "onWriter" | "onTitle"> {
  onSlide?: (slide: WrittenSlide, index: number) => void;
  /** Writes further rows in the transaction that charges the account. */
  alongside?: (queries: Queries, rewrite: PostRewrite) => Promise<void>;
}

export interface PostRewriteServiceSettings {
  work: PaidWork;
  credits: Pick<CreditService, "runAt">;
  sources: Pick<SourceService, "find">;
  checker: Pick<SourceChecker, "of">;
  voices: Pick<VoiceService, "findText">;
}

type Work = (model: PlanModel, run: RewriteRun) => Promise<RewrittenPost>;

/** Rewrites whole posts. A successful rewrite costs 0 or 1 credits, depending on the writer. */
export class PostRewriteService {
  readonly #settings: PostRewriteServiceSettings;

  constructor(settings: PostRewriteServiceSettings) {
    this.#settings = settings;
  }

  async rewrite(
    accountId: string,
    { post, wish }: { post: Post; wish: PostRewriteWish },
    run: PostRewriteRun,
  ): Promise<PostRewrite> {
    const models = await this.#settings.work.requireModels(accountId, noModel);
    const voice = await this.#settings.voices.findText(accountId);
    const wished = { post, wish, voice: voice?.voice ?? null };
    const { work, notes } = await this.#plan(accountId, wished, run.signal);
    if (!work) return this.#leave(accountId, notes, run);
    const { signal, onWriter, onTitle, onSlide, alongside } = run;
    return this.#settings.work.run(accountId, models, {
      purpose: "rewrite",
      signal,
      onWriter,
      alongside,
      async write(writer) {
        const model = findPlanModel(writer, await writer.open());
        if (!model) throw new Error(`${writer.provider} has no model.`);
        return work(model, {
          signal,
          seed: randomInt(2 ** 32),
          ...(voice && { voice }),
          ...(onTitle && { onTitle }),
          ...(onSlide && { onSlide }),
        });
      },
      present({ checks, ...words }, { writer, failures, remainingCredits }): PostRewrite {
        return {
          words,
          remainingCredits,
          credits: writer.credits,
          writer: nameWriter(writer),
          warnings: [...failures.map(describeFailure), ...notes, ...words.notes],
          ...(checks && { checks: presentChecks(checks) }),
        };
      },
    });
  }

  /** Chooses the question to the model; `work` is null if there is nothing to repair. */
  async #plan(
    accountId: string,
    { post, wish, voice }: { post: Post; wish: PostRewriteWish; voice: Voice | null },
    signal: AbortSignal,
  ): Promise<{ work: Work | null; notes: string[] }> {
    if (wish.action === "repair") {
      const material = await this.#findMaterial(accountId, wish.source, signal);
      const repair = await repairWords(post, material, {
        checker: this.#settings.checker.of(nameAccount(accountId)),
        voice,
        signal,
      });
      return { work: repair, notes: repair ? [] : [nothingToRepair] };
    }
    const { action, notes } = readAction(wish);
    const captions = parseCaptions(wish.captions) ?? {};
    return { work: (model, run) => rewriteWords(model, { post, captions }, action, run), notes };
  }

  async #findMaterial(
    accountId: string,
    source: GenerationSource | null | undefined,
    signal: AbortSignal,
  ): Promise<Material> {
    if (!source) throw new Error("A repair needs a source.");
    return this.#settings.sources.find({ kind: "account", accountId }, source, signal);
  }

  /** Builds the result if nothing has to change. It is free of charge. */
  async #leave(
    accountId: string,
    warnings: string[],
    { alongside }: PostRewriteRun,
  ): Promise<PostRewrite> {
    const words = { slides: new Map(), notes: [] };
    const { result, remainingCredits } = await this.#settings.credits.runAt(
      0,
      accountId,
      async () => ({ words, credits: 0 as const, writer: null, warnings, checks: [] }),
      async (queries, remaining, left) =>
        alongside?.(queries, { ...left, remainingCredits: remaining }),
    );
    return { ...result, remainingCredits };
  }
}

const noModel =
  "Rewriting a post needs an AI model, and none is set up. Add a model of your own in your account, or ask the person who runs the server to set one up.";
const nothingToRepair = "We found nothing to repair, so no slide was rewritten.";

function readAction({ action, language, style }: PostRewriteWish): {
  action: PostRewriteAction;
  notes: string[];
} {
  if (action === "translate")
    return { action: { kind: "translate", language: language ?? "" }, notes: [] };
  const { choice, warning } = chooseWritingStyle(style ?? "");
  return { action: { kind: "tone", style: choice.id }, notes: warning === null ? [] : [warning] };
}
