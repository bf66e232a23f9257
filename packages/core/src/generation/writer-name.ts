/** Providers of an account's own models, with the names that people know them by. */
export const writerProviders = {
  openai: "OpenAI",
  anthropic: "Anthropic",
  google: "Google",
  openrouter: "OpenRouter",
  "openai-compatible": "OpenAI-compatible server",
} as const;

export type WriterProvider = keyof typeof writerProviders;

/** Who runs a model: an account with its key, the server by its settings, Ollama beside the server, or the browser. */
export const writerOwners = ["account", "server", "ollama", "browser"] as const;
export type WriterOwner = (typeof writerOwners)[number];

/** Names a writer of posts. */
export interface WriterName {
  owner: WriterOwner;
  /** A `WriterProvider`, `ollama`, `browser` or `builtin`. */
  provider: string;
  /** Null for the outline, which no model writes. */
  model: string | null;
}

/** Returns the writer's name, to follow "Written by"; for the outline "Outline without AI". */
export function describeWriter({ owner, model }: WriterName): string {
  if (model === null) return "Outline without AI";
  if (owner === "account") return `${model} with your key`;
  if (owner === "ollama") return `Ollama ${model} on this server`;
  return owner === "browser" ? "your browser's model" : `${model} of this server`;
}
