import { Output, streamText, type LanguageModel, type ModelMessage } from "ai";
import type { z } from "zod";
import type { TokenUsage } from "../text-generator.ts";
import type { ReplyMode } from "./reply-mode.ts";

/** What a model wrote and how it came to an end. */
export interface ModelReply {
  text: string;
  isRefused: boolean;
  usage: TokenUsage;
}

export interface ModelQuestion {
  model: LanguageModel;
  mode: ReplyMode;
  schema: z.ZodType;
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

/** Asks once. A connection that breaks off within the reply gives what was written until then; else failures reject. */
export async function askModel(question: ModelQuestion): Promise<ModelReply> {
  // What the provider does not support is the ladder's business, and the console is not ours to write to.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  const { maxOutputTokens, onText, signal, schema, mode, ...rest } = question;
  const call = new AbortController();
  const abort = () => call.abort(signal.reason);
  signal.addEventListener("abort", abort, { once: true });
  try {
    signal.throwIfAborted();
    let failure: { error: unknown } | null = null as { error: unknown } | null;
    const result = streamText({
      ...rest,
      ...(maxOutputTokens === null ? {} : { maxOutputTokens }),
      output: chooseOutput(mode, schema),
      providerOptions: { openai: { store: false } },
      abortSignal: call.signal,
      // The provider's errors come here only; its text just ends. A broken connection throws while reading.
      onError: ({ error }) => {
        failure ??= { error };
      },
    });
    let text = "";
    const reader = result.textStream.getReader();
    while (text.length <= replyCharactersMax) {
      const { done, value: piece } = await untilAborted(reader.read(), signal).catch(
        (error: unknown) => {
          failure ??= { error };
          return { done: true, value: "" } as const;
        },
      );
      if (done) break;
      text += piece;
      onText(piece);
    }
    signal.throwIfAborted();
    if (failure && text === "") throw failure.error;
    if (failure || text.length > replyCharactersMax)
      return { text, isRefused: false, usage: noUsage };
    const end = Promise.all([result.finishReason, result.usage]);
    const [finishReason, usage] = await untilAborted(end, signal);
    return {
      text,
      isRefused: finishReason === "content-filter",
      usage: {
        inputTokens: usage.inputTokens ?? null,
        outputTokens: usage.outputTokens ?? null,
      },
    };
  } finally {
    signal.removeEventListener("abort", abort);
    call.abort();
  }
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

const noUsage: TokenUsage = { inputTokens: null, outputTokens: null };

/** Tells the endpoint the format; reading is our own, so partial text is passed on as it comes and never held back. */
function chooseOutput(mode: ReplyMode, schema: z.ZodType): Output.Output<unknown, string> {
  const passOn = { parsePartialOutput: async ({ text }: { text: string }) => ({ partial: text }) };
  if (mode === "json-schema") return { ...Output.object({ schema, name: "post" }), ...passOn };
  return mode === "json-object" ? { ...Output.json(), ...passOn } : Output.text();
}
