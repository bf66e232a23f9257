import type { Queries } from "./tables.ts";

/**
 * One step of the tables' history. It is never changed once it was released, uses only what means the same on both
 * engines (text, integer, bigint), and has a test beside it that starts from the step before.
 */
export interface Migration {
  /** Four digits and a noun, as its file is called; they run in this order. */
  name: string;
  up: (queries: Queries) => Promise<void>;
}
