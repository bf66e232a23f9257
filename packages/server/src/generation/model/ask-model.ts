import {
  generateText,
  Output,
  wrapLanguageModel,
  type LanguageModelMiddleware,
  type ModelMessage,
  type Schema,
} from "ai";
import type { TokenUsage } from "../text-generator.ts";
import type { ReplyMode } from "./reply-mode.ts";

/** What a model wrote and how it came to an end. */
export interface ModelReply {
  text: string;
  isRefused: boolean;
  /** What the provider said as it broke off within the reply; null if it came to its end. */
  failure: unknown;
  usage: TokenUsage;
}

/** A provider's model, as the library wraps it. */
export type ProviderModel = Parameters<typeof wrapLanguageModel>[0]["model"];
type GenerateResult = Awaited<ReturnType<NonNullable<LanguageModelMiddleware["wrapGenerate"]>>>;

export interface ModelQuestion {
  model: ProviderModel;
  mode: ReplyMode;
  schema: Schema;
  system: string;
  messages: ModelMessage[];
  /** Null leaves it to the provider. */
  maxOutputTokens: number | null;
  maxRetries: number;
  signal: AbortSignal;
  /** Called with each piece of the reply. */
  onText: (piece: string) => void;
}

/** Many times the longest post; a model that goes on past it is caught in a loop. */
const replyCharactersMax = 400_000;

/** How a reply ends that nobody ended. */
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

/** Asks once. A connection that breaks off within the reply gives what was written until then; else failures reject. */
export async function askModel(question: ModelQuestion): Promise<ModelReply> {
  // What the provider does not support is the ladder's business, and the console is not ours to write to.
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
  const { text, finishReason, usage } = await untilAborted(response, signal);
  return {
    text,
    isRefused: finishReason === "content-filter",
    failure,
    usage: { inputTokens: usage.inputTokens ?? null, outputTokens: usage.outputTokens ?? null },
  };
}

/**
 * Has the model stream what the library asks for as a whole: its own streaming passes every piece through a dozen
 * streams, which takes longer than everything else that is done with it.
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
          if (part?.type === "error" && text === "") throw part.error;
          if (part?.type === "error") onFailure(part.error);
          if (done || part?.type === "error") break;
          if (part?.type === "finish") end = part;
          if (part?.type !== "text-delta") continue;
          text += part.delta;
          onText(part.delta);
        }
      } finally {
        void reader.cancel().catch(() => undefined);
      }
      return { content: [{ type: "text", text }], ...end, warnings: [] };
    },
  };
}

/** The promise's outcome, or the signal's reason at once: an aborted stream does not always come to its end. */
async function untilAborted<Value>(
  promise: PromiseLike<Value>,
  signal: AbortSignal,
): Promise<Value> {
  let abort = (): void => undefined;
  const aborted = new Promise<never>((_, reject) => {
    abort = () => reject(signal.reason);
    signal.addEventListener("abort", abort, { once: true });
    if (signal.aborted) abort();
  });
  try {
    return await Promise.race([promise, aborted]);
  } finally {
    signal.removeEventListener("abort", abort);
  }
}

/** Tells the endpoint the format; reading the reply is our own, so that what is slightly broken can be mended. */
function chooseOutput(mode: ReplyMode, schema: Schema): Output.Output<string> {
  const format =
    mode === "text"
      ? Output.text()
      : mode === "json-schema"
        ? Output.object({ schema, name: "post" })
        : Output.json();
  return { ...Output.text(), responseFormat: format.responseFormat };
}
