import { setImmediate } from "node:timers/promises";
import {
  generateText,
  Output,
  wrapLanguageModel,
  type LanguageModelMiddleware,
  type ModelMessage,
  type Schema,
} from "ai";
import { untilAborted } from "../../deadlines/until-aborted.ts";
import { mostInPlaceCharacters } from "../../threads/reader.ts";
import { GenerationError } from "../generation-error.ts";
import type { TokenUsage } from "../text-generator.ts";
import type { ReplyMode } from "./reply-mode.ts";

/** A model's reply and how it ended. */
export interface ModelReply {
  text: string;
  isRefused: boolean;
  /** The provider's error if the reply broke off; null if it is complete. */
  failure: unknown;
  usage: TokenUsage;
}

/** A provider's model, in the type that the library's `wrapLanguageModel` takes. */
export type ProviderModel = Parameters<typeof wrapLanguageModel>[0]["model"];
type GenerateResult = Awaited<ReturnType<NonNullable<LanguageModelMiddleware["wrapGenerate"]>>>;

export interface ModelQuestion {
  model: ProviderModel;
  mode: ReplyMode;
  schema: Schema;
  system: string;
  messages: ModelMessage[];
  /** Maximum length of the reply, in tokens; null uses the provider's default. */
  maxOutputTokens: number | null;
  maxRetries: number;
  signal: AbortSignal;
  onText: (piece: string) => void;
}

/** Maximum length of a reply, UTF-16 units. Longer replies come from models that repeat themselves. */
const replyCharactersMax = 400_000;

/** Finish reason and usage for a reply that ended early. */
const brokenOff: Pick<GenerateResult, "finishReason" | "usage"> = {
  finishReason: { unified: "other", raw: undefined },
  usage: {
    inputTokens: {
      total: undefined,
      noCache: undefined,
      cacheRead: undefined,
      cacheWrite: undefined,
    },
    outputTokens: { total: undefined, text: undefined, reasoning: undefined },
  },
};

/** Sends one request. If the connection breaks during the reply, resolves to the text so far; other failures reject. */
export async function askModel(question: ModelQuestion): Promise<ModelReply> {
  // Unsupported settings are handled by falling back to another reply mode, so the library's console warnings are off.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  const { model, maxOutputTokens, onText, signal, schema, mode, ...rest } = question;
  signal.throwIfAborted();
  let failure: unknown = null;
  const noteFailure = (error: unknown) => {
    failure = error;
  };
  const response = generateText({
    ...rest,
    ...(maxOutputTokens === null ? {} : { maxOutputTokens }),
    model: wrapLanguageModel({
      model,
      middleware: createStreamReader({ onText, onFailure: noteFailure, signal }),
    }),
    output: chooseOutput(mode, schema),
    providerOptions: { openai: { store: false } },
    abortSignal: signal,
  });
  // An aborted stream may never end.
  const { text, finishReason, usage } = await untilAborted(response, signal);
  return {
    text,
    isRefused: finishReason === "content-filter",
    failure,
    usage: { inputTokens: usage.inputTokens ?? null, outputTokens: usage.outputTokens ?? null },
  };
}

/**
 * Reports each chunk of the reply, although the library waits for the whole reply. The library's own streaming takes
 * longer than all other processing.
 */
function createStreamReader({
  onText,
  onFailure,
  signal,
}: Pick<ModelQuestion, "onText" | "signal"> & {
  onFailure: (error: unknown) => void;
}): LanguageModelMiddleware {
  return {
    specificationVersion: "v3",
    wrapGenerate: async ({ doStream }) => {
      const reader = (await doStream()).stream.getReader();
      let text = "";
      let end = brokenOff;
      try {
        while (text.length <= replyCharactersMax) {
          const { done, value: part } = await reader
            .read()
            .catch((error: unknown) => ({ done: false, value: { type: "error", error } as const }));
          signal.throwIfAborted();
          const isUseless = text === "" || (part?.type === "error" && isOwnError(part.error));
          if (part?.type === "error" && isUseless) throw part.error;
          if (part?.type === "error") onFailure(part.error);
          if (done || part?.type === "error") break;
          if (part?.type === "finish") end = part;
          if (part?.type !== "text-delta") continue;
          const delta = part.delta.slice(0, replyCharactersMax + 1 - text.length);
          text += delta;
          await inTurns(delta, onText);
        }
      } finally {
        void reader.cancel().catch(() => undefined);
      }
      return { content: [{ type: "text", text }], ...end, warnings: [] };
    },
  };
}

/** Reports a chunk in pieces, and lets other work run between them. */
async function inTurns(delta: string, report: (piece: string) => void): Promise<void> {
  for (let start = 0; start < delta.length; start += mostInPlaceCharacters) {
    if (start > 0) await setImmediate();
    report(delta.slice(start, start + mostInPlaceCharacters));
  }
}

/**
 * Our own errors discard text that has already arrived. In case of `PromptCutError`, for example, the model saw only a
 * part of the prompt.
 */
const isOwnError = (error: unknown) => error instanceof GenerationError;

/**
 * Returns an output that asks the endpoint for JSON if the mode does, but leaves the reply as text. The reply is parsed
 * elsewhere, where slightly broken JSON is repaired.
 */
function chooseOutput(mode: ReplyMode, schema: Schema): Output.Output<string> {
  const format =
    mode === "text"
      ? Output.text()
      : mode === "json-schema"
        ? Output.object({ schema, name: "post" })
        : Output.json();
  return { ...Output.text(), responseFormat: format.responseFormat };
}
