import { StartError } from "../config/start-error.ts";
import type { GuardedPool } from "./postgres-pool.ts";
import type { Queries } from "./tables.ts";

export type DatabaseEngine = "sqlite" | "postgres";

export interface Database {
  readonly engine: DatabaseEngine;
  /**
   * Queries outside of transactions. They throw inside a transaction, where the transaction's own queries must be used.
   */
  readonly queries: Queries;
  /** PostgreSQL's connection pool, for libraries that run their own queries; null on SQLite. */
  readonly pool: GuardedPool | null;
  readonly locks: Locks;
  readonly signals: Signals;
  /**
   * Runs `work`, which must not call other servers, in a transaction. Transactions with the same lock name, e.g.
   * `account:<id>`, run one at a time across processes.
   */
  transaction<Result>(
    lockName: string | null,
    work: (queries: Queries) => Promise<Result>,
  ): Promise<Result>;
  close(): Promise<void>;
}

/**
 * Locks that last until the transaction ends. On SQLite they do nothing, because a transaction excludes all other
 * writers.
 */
export interface Locks {
  /** Locks these names, waiting for other holders. Names are locked in sorted order, so holders can't deadlock. */
  holdAll(queries: Queries, names: readonly string[]): Promise<void>;
  /** Locks the rows that a query finds, waiting for other holders. */
  hold<Query extends { forUpdate(): Query }>(query: Query): Query;
  /** Locks the rows that a query finds and skips those that others hold. */
  skipHeld<Query extends { forUpdate(): Query; skipLocked(): Query }>(query: Query): Query;
}

/** Messages between processes that share the database. SQLite has none: its processes poll. */
export interface Signals {
  /** Sends a message to all processes when the transaction commits. */
  send(queries: Queries, message: string): Promise<void>;
  /**
   * Calls back with each message, and with null if some may have been missed. Returns a function that stops listening.
   */
  listen(onMessage: (message: string | null) => void): () => Promise<void>;
}

export class DatabaseError extends StartError {
  override name = "DatabaseError";
}
