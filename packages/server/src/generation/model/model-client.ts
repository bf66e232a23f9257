import { zodSchema, type ModelMessage, type Schema } from "ai";
import type { z } from "zod";
import { withDeadline } from "../../deadlines/deadline.ts";
import { askModel, type ModelReply, type ProviderModel } from "./ask-model.ts";
import { buildGenerationError, createGenerationError } from "./build-generation-error.ts";
import { createLanguageModel } from "./create-language-model.ts";
import { findContextTokens } from "./find-context-tokens.ts";
import { isRefusal } from "./is-refusal.ts";
import type { ModelSettings } from "./model-settings.ts";
import { replyTokensPerSlide, thinkingTokens } from "./reply-tokens.ts";
import { isModeRejection, listReplyModes, type ReplyMode } from "./reply-mode.ts";

export interface ClientQuestion {
  schema: z.ZodType;
  system: string;
  messages: ModelMessage[];
  /** Number of slides requested in the reply. */
  slides: number;
  signal: AbortSignal;
  onText?: (piece: string) => void;
}

/** Calls one model within a time limit. Uses the strictest reply mode that the endpoint supports. */
export class ModelClient {
  readonly provider: string;
  readonly #settings: ModelSettings;
  /** Reply modes that the endpoint has not rejected, strictest first. */
  #modes: readonly ReplyMode[];
  #contextTokens: Promise<number | null> | null = null;
  /** Memoized, since each model compiles its response validators anew. */
  readonly #models = new Map<ReplyMode, ProviderModel>();

  constructor(settings: ModelSettings) {
    this.provider = settings.provider;
    this.#settings = settings;
    this.#modes = listReplyModes(settings.provider);
  }

  /** Returns the size of the model's context window, memoized; null if unknown. */
  async findContextTokens(): Promise<number | null> {
    return (this.#contextTokens ??= findContextTokens(this.#settings));
  }

  /** Runs `work`, with one or more requests, within the time limit. Converts failures to a `GenerationError`. */
  async run<Result>(
    signal: AbortSignal,
    work: (signal: AbortSignal) => Promise<Result>,
  ): Promise<Result> {
    const { timeoutMs } = this.#settings;
    const createError = () => createGenerationError("timed-out");
    return withDeadline({ timeoutMs, callers: [signal], createError }, async (limit) => {
      try {
        return await work(limit);
      } catch (error) {
        limit.throwIfAborted();
        throw buildGenerationError(error, this.#settings);
      }
    });
  }

  /** Sends one request and remembers the reply mode that works. Throws if the model refuses. */
  async ask(question: ClientQuestion): Promise<ModelReply> {
    const reply = await this.#askInModes(question);
    this.#settings.onUsage?.(reply.usage);
    if (reply.isRefused || isRefusal(reply.text)) throw createGenerationError("refused");
    return reply;
  }

  async #askInModes({ slides, onText, schema, ...question }: ClientQuestion): Promise<ModelReply> {
    for (let modes = this.#modes; ; modes = modes.slice(1)) {
      const [mode = "text"] = modes;
      try {
        const reply = await askModel({
          ...question,
          schema: toWireSchema(schema),
          model: this.#getModel(mode),
          mode,
          maxOutputTokens: chooseMaxOutputTokens(this.#settings, slides),
          maxRetries: this.#settings.maxRetries ?? 2,
          onText: onText ?? (() => undefined),
        });
        if (modes.length < this.#modes.length) this.#modes = modes;
        return reply;
      } catch (error) {
        if (question.signal.aborted || modes.length < 2 || !isModeRejection(error)) throw error;
      }
    }
  }

  #getModel(mode: ReplyMode): ProviderModel {
    const model = this.#models.get(mode) ?? createLanguageModel(this.#settings, mode);
    this.#models.set(mode, model);
    return model;
  }
}

const wireSchemas = new WeakMap<z.ZodType, Schema>();

/** Memoized, because converting a schema takes longer than building a prompt. */
function toWireSchema(schema: z.ZodType): Schema {
  const known = wireSchemas.get(schema) ?? zodSchema(schema);
  wireSchemas.set(schema, known);
  return known;
}

/**
 * Maximum tokens of a reply, including thinking. Null means no limit. Anthropic requires a limit, and Ollama reserves
 * this many tokens.
 */
function chooseMaxOutputTokens({ provider }: ModelSettings, slides: number): number | null {
  return provider === "anthropic" || provider === "ollama"
    ? thinkingTokens + replyTokensPerSlide * slides
    : null;
}
