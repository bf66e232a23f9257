import type { GenerationErrorCode } from "../generation-error.ts";
import type { TokenUsage } from "../text-generator.ts";
import type { Turns } from "../../turns/turns.ts";

export type ModelFailure = Exclude<
  GenerationErrorCode,
  "no-model" | "needs-model" | "sign-in-required"
>;

export const modelProviders = ["openai", "openai-compatible", "anthropic", "google"] as const;
export type ModelProvider = (typeof modelProviders)[number];

/** A provider's failure: with its status, for the log, and its own sentence for people, empty if there is none. */
export interface FailureWords {
  detail: string;
  reason: string;
}

/** How requests to Ollama wait for each other. */
export interface OllamaTurns {
  turns: Turns;
  /** The party whose turns the requests take. */
  by: string;
  /** Time limit of one request, in ms. Starts with the request's turn, and includes loading the model. */
  timeoutMs: number;
}

/** The AI model and its time limit. */
export interface ModelSettings {
  provider: ModelProvider | "ollama";
  model: string;
  /** Null if the endpoint needs no key. */
  apiKey: string | null;
  /** Includes the version path (`/v1`). Null means the provider's default; `openai-compatible` has none. */
  baseUrl: string | null;
  /** Time limit of one generation, including retries and a second request after an unusable reply. */
  timeoutMs: number;
  /** Sends the requests; the global `fetch` by default. */
  fetch?: typeof fetch;
  /** Describes a failure to the owner of the key. By default, messages are for people who use the server's key. */
  describeFailure?: (code: ModelFailure, words: FailureWords) => string | undefined;
  ollama?: OllamaTurns;
  /** Retries of a call after a temporary failure; 2 by default. */
  maxRetries?: number;
  onUsage?: (usage: TokenUsage) => void;
}
