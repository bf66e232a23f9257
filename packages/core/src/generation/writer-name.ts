/** Display names of the providers of AI models that accounts can add. */
export const writerProviders = {
  openai: "OpenAI",
  anthropic: "Anthropic",
  google: "Google",
  openrouter: "OpenRouter",
  "openai-compatible": "OpenAI-compatible server",
} as const;

export type WriterProvider = keyof typeof writerProviders;

export const writerProviderIds = Object.keys(writerProviders) as WriterProvider[];

/**
 * Where an AI model comes from: the account's own API key, the server's settings, Ollama on the server's machine, or
 * the person's browser.
 */
export const writerOwners = ["account", "server", "ollama", "browser"] as const;

export interface WriterName {
  owner: (typeof writerOwners)[number];
  /** A key of `writerProviders`, or `ollama`, `browser` or `builtin`. */
  provider: string;
  /** Null for the outline, which no model writes. */
  model: string | null;
}

/** Returns the writer's name, e.g. to follow "Written by"; "Outline without AI" if no model wrote the post. */
export function describeWriter({ owner, model }: WriterName): string {
  if (model === null) return "Outline without AI";
  if (owner === "account") return `${model} with your key`;
  if (owner === "ollama") return `Ollama ${model} on this server`;
  return owner === "browser" ? "your browser's AI model" : `${model} of this server`;
}
