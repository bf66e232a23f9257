import type { Pool } from "pg";
import { StartError } from "../config/start-error.ts";
import type { Queries } from "./tables.ts";

export type DatabaseEngine = "sqlite" | "postgres";

export interface Database {
  readonly engine: DatabaseEngine;
  /** For queries outside of transactions. Inside one they fail: there, the transaction's own are to be used. */
  readonly queries: Queries;
  /** The connections of PostgreSQL, for what brings queries of its own; null on SQLite. */
  readonly pool: Pool | null;
  /**
   * Runs `work` in a transaction: all of it happens or, if it throws, nothing. Transactions with the same lock name
   * run one after the other, in this process and in all others, each seeing what the one before wrote. Name what is
   * read and then changed, such as `account:<id>`. No call to another machine belongs inside.
   */
  transaction<Result>(
    lockName: string,
    work: (queries: Queries) => Promise<Result>,
  ): Promise<Result>;
  close(): Promise<void>;
}

/** The database can't be used. */
export class DatabaseError extends StartError {
  override name = "DatabaseError";
}
