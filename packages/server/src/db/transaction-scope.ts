import { AsyncLocalStorage } from "node:async_hooks";
import type { Queries } from "./tables.ts";

/** Callbacks that run after the current transaction commits. */
const scope = new AsyncLocalStorage<(() => void)[]>();

let running = 0;

/** Runs a transaction in which `refuseInsideTransaction` throws, then the callbacks of `afterCommit`. */
export async function runTransaction<Result>(
  queries: Queries,
  work: (inside: Queries) => Promise<Result>,
): Promise<Result> {
  const afterwards: (() => void)[] = [];
  const result = await queries
    .transaction()
    .execute((inside) => runInsideTransaction(() => work(inside), afterwards));
  for (const callback of afterwards) callback();
  return result;
}

/** Runs the body of a transaction; `afterwards` collects the callbacks of `afterCommit`. */
export async function runInsideTransaction<Result>(
  work: () => Promise<Result>,
  afterwards: (() => void)[] = [],
): Promise<Result> {
  running += 1;
  try {
    return await scope.run(afterwards, work);
  } finally {
    running -= 1;
    // While AsyncLocalStorage is enabled, Node tracks every promise. Tracking can take a third of a request's time.
    if (running === 0) scope.disable();
  }
}

/**
 * Calls back after the current transaction commits. If the transaction rolls back, never calls back. Outside of
 * transactions, calls back immediately.
 */
export function afterCommit(callback: () => void): void {
  const afterwards = scope.getStore();
  if (afterwards) afterwards.push(callback);
  else callback();
}

/**
 * Throws inside a transaction, because a second connection would deadlock on SQLite. On PostgreSQL, a second connection
 * wouldn't see the transaction's writes.
 */
export function refuseInsideTransaction(): void {
  if (scope.getStore()) {
    throw new Error("Inside a transaction, use the queries that its callback receives.");
  }
}
