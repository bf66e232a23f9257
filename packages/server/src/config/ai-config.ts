import type { Settings } from "./settings-schema.ts";

export interface AiConfig {
  provider: NonNullable<Settings["AI_PROVIDER"]>;
  /** Name of the model; null only with `builtin`. */
  model: string | null;
  /** Null with `builtin`, and for OpenAI-compatible servers without keys. */
  apiKey: string | null;
  /** URL with version path, without a trailing slash; null selects the provider's own URL. */
  baseUrl: string | null;
  /** Time limit for an answer of the model. Includes repeated requests. */
  timeoutMs: number;
  /** Generations per day and IP address of an anonymous user; 0 turns them off. */
  anonymousGenerations: number;
}

/** Returns the text generator's settings, or a message about what is missing. */
export function buildAiConfig(settings: Settings): AiConfig | string {
  const { AI_MODEL, AI_API_KEY, AI_BASE_URL } = settings;
  const provider = settings.AI_PROVIDER ?? (AI_BASE_URL ? "openai-compatible" : "builtin");
  if (!settings.AI_PROVIDER && !AI_BASE_URL && AI_API_KEY) {
    return "AI_PROVIDER must be set if AI_API_KEY is set. Use openai, anthropic or google";
  }
  if (provider === "openai-compatible" && !AI_BASE_URL) {
    return "AI_BASE_URL must be set if AI_PROVIDER is openai-compatible. Use the address of the AI server, with /v1 at the end";
  }
  if (provider !== "builtin" && !AI_MODEL) {
    return `AI_MODEL must be set if AI_PROVIDER is ${provider}. Use the name of the model`;
  }
  if (provider !== "builtin" && provider !== "openai-compatible" && !AI_API_KEY) {
    return `AI_API_KEY must be set if AI_PROVIDER is ${provider}`;
  }
  return {
    provider,
    model: AI_MODEL ?? null,
    apiKey: AI_API_KEY ?? null,
    baseUrl: AI_BASE_URL ?? null,
    timeoutMs: settings.AI_TIMEOUT_SECONDS * 1000,
    anonymousGenerations: settings.ANONYMOUS_GENERATIONS ?? (provider === "builtin" ? 3 : 0),
  };
}
