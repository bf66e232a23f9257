import type { WriterName } from "@slideloom/core/generation";
import type { GenerationError } from "../generation-error.ts";
import type { TextGenerator } from "../text-generator.ts";

/** Generates texts for one party: an AI model or the built-in outline writer. */
export interface Writer extends WriterName {
  /** The id of an account's own writer; `server` or `ollama` for the others. */
  id: string;
  /** Price of a generation. */
  credits: 0 | 1;
  /** Most posts that could be written before the next one of this party. */
  ahead?: () => number;
  /** Called with the failure, or null after a success. */
  report?: (error: GenerationError | null) => Promise<void>;
  /** Opens the generator, memoized; imports the provider's library. */
  open: () => Promise<TextGenerator>;
}
