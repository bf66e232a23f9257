import { z } from "zod";
import type { ProviderModel } from "../model/ask-model.ts";
import type { Chat } from "./build-chat.ts";
import { PromptCutError } from "./prompt-cut-error.ts";

type StreamPart =
  Awaited<ReturnType<ProviderModel["doStream"]>>["stream"] extends ReadableStream<infer Part>
    ? Part
    : never;

/** A line of the response. Ollama sends an error within a stream with status 200. */
const lineSchema = z.object({
  message: z.object({ content: z.string() }).optional(),
  done: z.boolean().default(false),
  done_reason: z.string().optional(),
  prompt_eval_count: z.int().optional(),
  eval_count: z.int().optional(),
  error: z.string().optional(),
});

type Line = z.infer<typeof lineSchema>;

/** Maximum length of a line, UTF-16 units; several times the longest reply. */
const lineCharactersMax = 1_000_000;

export interface ChatReading {
  model: string;
  chat: Chat;
  signal: AbortSignal;
  /** Called once, when the response has ended or nobody reads it any more. */
  onEnd: () => void;
}

/** Converts the lines of a chat response to stream parts. */
export function readChat(
  body: ReadableStream<Uint8Array>,
  reading: ChatReading,
): ReadableStream<StreamPart> {
  const parts = listParts(body, reading);
  return new ReadableStream<StreamPart>({
    pull: async (controller) => {
      try {
        const { done, value } = await parts.next();
        if (done) controller.close();
        else controller.enqueue(value);
      } catch (error) {
        const { signal } = reading;
        controller.error(signal.aborted ? signal.reason : error);
      }
    },
    cancel: async () => {
      await parts.return(undefined);
      reading.onEnd();
    },
  });
}

async function* listParts(
  body: ReadableStream<Uint8Array>,
  { model, chat, onEnd }: ChatReading,
): AsyncGenerator<StreamPart, undefined> {
  const id = "0";
  try {
    yield { type: "stream-start", warnings: [] };
    yield { type: "text-start", id };
    for await (const line of listLines(body)) {
      if (line.error !== undefined) throw new Error(line.error);
      const delta = line.message?.content ?? "";
      if (delta !== "") yield { type: "text-delta", id, delta };
      if (!line.done) continue;
      const read = line.prompt_eval_count;
      if (read !== undefined && read < chat.tokensMin) {
        yield { type: "error", error: new PromptCutError(model, read / chat.tokensMin) };
        return;
      }
      yield { type: "text-end", id };
      yield buildFinish(line);
    }
  } finally {
    onEnd();
  }
}

async function* listLines(body: ReadableStream<Uint8Array>): AsyncGenerator<Line> {
  const decoder = new TextDecoder();
  let rest = "";
  for await (const chunk of body) {
    rest += decoder.decode(chunk, { stream: true });
    const lines = rest.split("\n");
    rest = lines.pop() ?? "";
    if (rest.length > lineCharactersMax) throw new Error("Ollama sent too long a line.");
    for (const line of lines) if (line.trim() !== "") yield lineSchema.parse(JSON.parse(line));
  }
  if (rest.trim() !== "") yield lineSchema.parse(JSON.parse(rest));
}

function buildFinish({ done_reason: reason, prompt_eval_count, eval_count }: Line): StreamPart {
  return {
    type: "finish",
    finishReason: { unified: reason === "length" ? "length" : "stop", raw: reason },
    usage: {
      inputTokens: {
        total: prompt_eval_count,
        noCache: undefined,
        cacheRead: undefined,
        cacheWrite: undefined,
      },
      outputTokens: { total: eval_count, text: undefined, reasoning: undefined },
    },
  };
}
