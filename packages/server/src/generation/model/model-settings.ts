export const modelProviders = ["openai", "openai-compatible", "anthropic", "google"] as const;
export type ModelProvider = (typeof modelProviders)[number];

/** Which model writes, and how long it may take. */
export interface ModelSettings {
  provider: ModelProvider;
  model: string;
  /** Null where the endpoint wants none. */
  apiKey: string | null;
  /** With its version path (`/v1`); null for the provider's own address, which `openai-compatible` has not. */
  baseUrl: string | null;
  /** One generation, retries and the second question included. */
  timeoutMs: number;
  /** Times a call that failed for a passing reason is made again; 2 unless said otherwise. */
  maxRetries?: number;
}
