/** Who runs a model: an account with its key, the server by its settings, Ollama beside the server, or the browser. */
export const writerOwners = ["account", "server", "ollama", "browser"] as const;
type WriterOwner = (typeof writerOwners)[number];

/** Names a writer of posts. */
export interface WriterName {
  owner: WriterOwner;
  /** The provider's id, `ollama`, `browser` or `builtin`. */
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
