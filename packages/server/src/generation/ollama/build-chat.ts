import { thinkingTokens } from "../model/reply-tokens.ts";
import { minCharactersPerToken, estimateTokens, maxCharactersPerToken } from "./estimate-tokens.ts";
import type { OllamaModelDetails } from "./ollama-api.ts";
import { PromptCutError } from "./prompt-cut-error.ts";

export interface ChatOptions {
  messages: { role: string; content: string }[];
  /** A JSON schema, `json` for any object, or null for text. */
  format: object | "json" | null;
  maxOutputTokens: number | null;
}

/** A request of `/api/chat`, and the fewest tokens that its prompt can have. */
export interface Chat {
  body: object;
  tokensMin: number;
}

/** Tokens reserved for the chat template, and as a margin because token counts are estimates. */
const spareTokens = 1024;
const usualOutputTokens = 2048;
const fewestOutputTokens = 500;
/** Smallest context, in tokens. Larger ones are powers of two, because Ollama reloads the model if the size changes. */
const smallestContext = 4096;
/** Small models follow instructions better at a low temperature. */
const temperature = 0.4;

/**
 * Builds a request with a context that holds prompt and reply.
 * @throws {PromptCutError} if the model's context is too small.
 */
export function buildChat(
  { model }: { model: string },
  { contextTokens, canThink }: OllamaModelDetails,
  { messages, format, maxOutputTokens }: ChatOptions,
): Chat {
  const text = messages.map(({ content }) => content).join("\n");
  const wantedTokens = maxOutputTokens ?? usualOutputTokens;
  const leastTokens = Math.max(fewestOutputTokens, wantedTokens - thinkingTokens);
  const promptTokens = estimateTokens(text, minCharactersPerToken);
  const room = (contextTokens ?? Infinity) - leastTokens;
  if (promptTokens > room) throw new PromptCutError(model, Math.max(0, room) / promptTokens);
  const outputTokens = Math.min(wantedTokens, leastTokens + room - promptTokens);
  const needed = promptTokens + outputTokens + spareTokens;
  let context = smallestContext;
  while (context < needed) context *= 2;
  return {
    tokensMin: estimateTokens(text, maxCharactersPerToken),
    body: {
      model,
      messages,
      stream: true,
      ...(format !== null && { format }),
      // Thinking takes minutes on small machines.
      ...(canThink && { think: false }),
      keep_alive: "10m",
      options: {
        num_ctx: Math.min(context, contextTokens ?? context),
        num_predict: outputTokens,
        temperature,
      },
    },
  };
}
