import type { Queries } from "./tables.ts";

/**
 * One schema change. Never edited after its release; uses only types that mean the same on both engines (text, integer,
 * bigint), and has a test that starts from the previous migration.
 */
export interface Migration {
  /** Four digits and a noun, the same as its file name. Migrations run in this order. */
  name: string;
  up: (queries: Queries) => Promise<void>;
}
