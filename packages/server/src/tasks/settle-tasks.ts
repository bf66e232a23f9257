import { expressionBuilder } from "kysely";
import type { Database } from "../db/database.ts";
import type { Queries, Tables } from "../db/tables.ts";
import type { TaskRow } from "../db/task-tables.ts";
import { LostLeaseError, type TaskOutcome } from "./task-kind.ts";
import { collectShares, admitWaiting, type SharedKind } from "./wait-lists.ts";

export type LeasedTask = Pick<TaskRow, "id" | "token" | "accountId" | "destination">;

/**
 * Deletes finished tasks unless another process has leased them again. Then admits waiting tasks, and returns the
 * number of deleted tasks.
 */
export async function settleDone(
  queries: Queries,
  { locks }: Pick<Database, "locks">,
  kind: SharedKind,
  { tasks, nowMs }: { tasks: readonly LeasedTask[]; nowMs: number },
): Promise<number> {
  if (tasks.length === 0) return 0;
  return leaveShares(queries, { locks }, kind, { tasks, nowMs }, async () => {
    const leased = queries.deleteFrom("tasks").where(isLeaseOf(tasks));
    return Number((await leased.executeTakeFirst()).numDeletedRows);
  });
}

/**
 * Ends an attempt.
 * @throws {LostLeaseError} if another process has the task.
 */
export async function settleTask(
  queries: Queries,
  database: Pick<Database, "locks">,
  kind: SharedKind,
  { task, outcome, nowMs }: { task: LeasedTask; outcome: TaskOutcome; nowMs: number },
): Promise<void> {
  const tasks = [task];
  const count =
    outcome.kind === "done"
      ? await settleDone(queries, database, kind, { tasks, nowMs })
      : await leaveShares(queries, database, kind, { tasks, nowMs }, async () => {
          const { error } = outcome;
          const left = { ...buildValues(outcome, nowMs), leasedUntilMs: null, owner: null, error };
          const leased = queries.updateTable("tasks").set(left).where(isLeaseOf(tasks));
          return Number((await leased.executeTakeFirst()).numUpdatedRows);
        });
  if (count === 0) throw new LostLeaseError();
}

function buildValues(
  outcome: Exclude<TaskOutcome, { kind: "done" }>,
  nowMs: number,
): Partial<TaskRow> {
  if (outcome.kind === "dead") return { diedAtMs: nowMs };
  const { runAtMs, attempts } = outcome;
  return { runAtMs, queuedAtMs: runAtMs, attempts };
}

/** Writes the outcome of the tasks, then admits waiting tasks to the freed slots. */
async function leaveShares(
  queries: Queries,
  { locks }: Pick<Database, "locks">,
  kind: SharedKind,
  { tasks, nowMs }: { tasks: readonly LeasedTask[]; nowMs: number },
  write: () => Promise<number>,
): Promise<number> {
  const shares = collectShares(kind, tasks);
  if (shares.length === 0) return write();
  // Locks task rows before share names, as `claimTasks` does, to prevent deadlocks. On PostgreSQL, `claimTasks` may
  // lock the row of a task that another process has just leased.
  await locks.hold(queries.selectFrom("tasks").select("id").where(isLeaseOf(tasks))).execute();
  await locks.holdAll(
    queries,
    shares.map(({ name }) => name),
  );
  const count = await write();
  await admitWaiting(queries, locks, kind, { shares, nowMs });
  return count;
}

/** Matches the rows of these tasks, unless a task was leased again and so has another token. */
function isLeaseOf(tasks: readonly LeasedTask[]) {
  const { and, or } = expressionBuilder<Tables, "tasks">();
  return or(tasks.map(({ id, token }) => and({ id, token })));
}
