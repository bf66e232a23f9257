import type { Queries } from "./tables.ts";

/**
 * One schema change, never edited after its release. Uses only text, integer and bigint, because other types differ
 * between the engines.
 */
export interface Migration {
  /** Four digits and a noun, the same as its file name. Migrations run in this order. */
  name: string;
  up: (queries: Queries) => Promise<void>;
}
