import { AsyncLocalStorage } from "node:async_hooks";

const scope = new AsyncLocalStorage<true>();

/** Runs the inside of a transaction, where `refuseInsideTransaction` throws. */
export function runInsideTransaction<Result>(work: () => Promise<Result>): Promise<Result> {
  return scope.run(true, work);
}

/**
 * Called before a connection is taken. A transaction that asks for a second connection would wait for itself for ever
 * on SQLite, which has only one, and on PostgreSQL it would not see its own writes; so it fails at once on both.
 */
export function refuseInsideTransaction(): void {
  if (scope.getStore()) {
    throw new Error("Inside a transaction, use the queries that it was given.");
  }
}
