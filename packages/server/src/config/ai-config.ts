import type { Settings } from "./settings-schema.ts";

export interface AiConfig {
  provider: NonNullable<Settings["AI_PROVIDER"]>;
  /** Null with `builtin` only. */
  model: string | null;
  /** Null with `builtin`, and where an OpenAI-compatible server asks for none. */
  apiKey: string | null;
  /** With its version path and without a slash at its end; null stands for the provider's own. */
  baseUrl: string | null;
  /** One generation, retries included. */
  timeoutMs: number;
  /** Generations a day for each address of an anonymous user; 0 turns them off. */
  anonymousGenerations: number;
}

/** The writer that the settings ask for, or the line that says what they lack. */
export function buildAiConfig(settings: Settings): AiConfig | string {
  const { AI_MODEL, AI_API_KEY, AI_BASE_URL } = settings;
  const provider = settings.AI_PROVIDER ?? (AI_BASE_URL ? "openai-compatible" : "builtin");
  if (!settings.AI_PROVIDER && !AI_BASE_URL && AI_API_KEY) {
    return "AI_PROVIDER must be set with AI_API_KEY: openai, anthropic or google";
  }
  if (provider === "openai-compatible" && !AI_BASE_URL) {
    return "AI_BASE_URL must be set with AI_PROVIDER openai-compatible: the server's address, with /v1";
  }
  if (provider !== "builtin" && !AI_MODEL) {
    return `AI_MODEL must be set with AI_PROVIDER ${provider}: the name of the model`;
  }
  if (provider !== "builtin" && provider !== "openai-compatible" && !AI_API_KEY) {
    return `AI_API_KEY must be set with AI_PROVIDER ${provider}`;
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
