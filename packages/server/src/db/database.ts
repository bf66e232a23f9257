import { StartError } from "../config/start-error.ts";
import type { GuardedPool } from "./postgres-pool.ts";
import type { Queries } from "./tables.ts";

export type DatabaseEngine = "sqlite" | "postgres";

export interface Database {
  readonly engine: DatabaseEngine;
  /** For queries outside of transactions. Inside one they fail: there, the transaction's own are to be used. */
  readonly queries: Queries;
  /** The connections of PostgreSQL, for what brings queries of its own; null on SQLite. */
  readonly pool: GuardedPool | null;
  readonly locks: Locks;
  readonly signals: Signals;
  /**
   * Runs `work` in a transaction: all of it happens or, if it throws, nothing. Transactions with the same lock name
   * run one after the other, in this process and in all others, each seeing what the one before wrote. Name what is
   * read and then changed, such as `account:<id>`; null where `locks` keep transactions apart. No call to another
   * machine belongs inside.
   */
  transaction<Result>(
    lockName: string | null,
    work: (queries: Queries) => Promise<Result>,
  ): Promise<Result>;
  close(): Promise<void>;
}

/** What a transaction holds to its end. SQLite has one writer, who holds everything. */
export interface Locks {
  /** Holds those names, each waited for where another transaction has it; nobody waits for each other. */
  holdAll(queries: Queries, names: readonly string[]): Promise<void>;
  /** Has a query hold the rows that it finds, waiting for who holds them. */
  hold<Query extends { forUpdate(): Query }>(query: Query): Query;
  /** The same, but leaving out those that another transaction holds. */
  skipHeld<Query extends { forUpdate(): Query; skipLocked(): Query }>(query: Query): Query;
}

/** Words between the processes that share the database. SQLite has none: its processes look by themselves. */
export interface Signals {
  /** Says a word to all processes once the transaction is committed. */
  send(queries: Queries, word: string): Promise<void>;
  /** Calls back with each word, and with null where some may have been missed. Returns what ends it. */
  listen(onWord: (word: string | null) => void): () => Promise<void>;
}

/** The database can't be used. */
export class DatabaseError extends StartError {
  override name = "DatabaseError";
}
