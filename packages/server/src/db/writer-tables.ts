import type { WriterProvider } from "@slideloom/core/generation";

/** Models that write posts. */
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
  /** Address with the version path; null for providers with a known one. */
  address: string | null;
  /** Encrypted; null if the server needs no key. */
  sealedKey: string | null;
  /** Why the last use failed; null if it didn't. */
  lastError: string | null;
  createdAtMs: number;
}
