import type { WriterProvider } from "@slideloom/core/generation";

export interface WriterTables {
  accountWriters: AccountWriterRow;
  operatorChoices: { name: OperatorChoice; value: string };
}

/** A choice made with `slideloom admin`: the Ollama model that may write. */
type OperatorChoice = "ollama-model";

/** An account's own model. Only its position and last error can change. */
export interface AccountWriterRow {
  id: string;
  accountId: string;
  /** Models are tried in ascending order. */
  position: number;
  provider: WriterProvider;
  model: string;
  /** The API's URL with the version, e.g. `https://llm.example/v1`; null if the provider has a fixed URL. */
  address: string | null;
  /** The encrypted API key; null if the API needs none. */
  sealedKey: string | null;
  /** Why the last use failed; null if it didn't. */
  lastError: string | null;
  createdAtMs: number;
}
