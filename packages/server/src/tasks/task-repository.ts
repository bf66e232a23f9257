import { splitRows } from "../db/split-rows.ts";
import type { Queries } from "../db/tables.ts";
import type { TaskRow } from "../db/task-tables.ts";

/** Column values of a task that is queued and not leased. */
const free = {
  waitsFor: null,
  lane: null,
  leasedUntilMs: null,
  owner: null,
  error: null,
  diedAtMs: null,
};

/** Inserts tasks. If a task with the same key exists, it is replaced and loses its lease. */
export async function insertTasks(queries: Queries, rows: readonly TaskRow[]): Promise<void> {
  for (const some of splitRows(rows)) {
    await queries
      .insertInto("tasks")
      .values(some)
      .onConflict((conflict) =>
        conflict.columns(["kind", "key"]).doUpdateSet(({ eb, ref }) => ({
          ...free,
          accountId: ref("excluded.accountId"),
          destination: ref("excluded.destination"),
          payload: ref("excluded.payload"),
          runAtMs: ref("excluded.runAtMs"),
          queuedAtMs: ref("excluded.queuedAtMs"),
          attempts: 0,
          token: eb("tasks.token", "+", 1),
        })),
      )
      .execute();
  }
}

/** Inserts a task unless its key exists. */
export async function ensureTask(queries: Queries, row: TaskRow): Promise<void> {
  await queries
    .insertInto("tasks")
    .values(row)
    .onConflict((conflict) => conflict.columns(["kind", "key"]).doNothing())
    .execute();
}

/** Returns when the next queued task of a kind is due; null if none is queued. */
export async function findNextDue(queries: Queries, kind: string): Promise<number | null> {
  const row = await queries
    .selectFrom("tasks")
    .select("queuedAtMs")
    .where("kind", "=", kind)
    .where("queuedAtMs", "is not", null)
    .orderBy("queuedAtMs")
    .limit(1)
    .executeTakeFirst();
  return row?.queuedAtMs ?? null;
}

/** Returns the earliest due time of tasks that are neither running nor dead. Null if there are none. */
export async function findOldestDue(queries: Queries): Promise<number | null> {
  const row = await queries
    .selectFrom("tasks")
    .select("runAtMs")
    .where("leasedUntilMs", "is", null)
    .where("diedAtMs", "is", null)
    .orderBy("runAtMs")
    .limit(1)
    .executeTakeFirst();
  return row?.runAtMs ?? null;
}

export async function listTasks(queries: Queries, limit: number): Promise<TaskRow[]> {
  return queries
    .selectFrom("tasks")
    .selectAll()
    .orderBy(({ fn }) => fn.coalesce("diedAtMs", "runAtMs"))
    .orderBy("id")
    .limit(limit)
    .execute();
}

/** Makes a task due now, with 0 attempts. Returns the task's kind; null if there is no such task. */
export async function requeueTask(
  queries: Queries,
  id: string,
  nowMs: number,
): Promise<string | null> {
  const row = await queries
    .updateTable("tasks")
    .set(({ eb }) => ({
      ...free,
      runAtMs: nowMs,
      queuedAtMs: nowMs,
      attempts: 0,
      token: eb("token", "+", 1),
    }))
    .where("id", "=", id)
    .returning("kind")
    .executeTakeFirst();
  return row?.kind ?? null;
}

export async function deleteTask(queries: Queries, id: string): Promise<boolean> {
  const { numDeletedRows } = await queries
    .deleteFrom("tasks")
    .where("id", "=", id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function deleteDeadTasks(queries: Queries, diedBeforeMs: number): Promise<void> {
  await queries.deleteFrom("tasks").where("diedAtMs", "<=", diedBeforeMs).execute();
}

/** Returns all leases. There are few, because each process limits how many tasks it runs at once. */
export async function listLeases(
  queries: Queries,
): Promise<(Pick<TaskRow, "id" | "token"> & { owner: string; untilMs: number })[]> {
  const rows = await queries
    .selectFrom("tasks")
    .select(["id", "token", "owner", "leasedUntilMs"])
    .where("leasedUntilMs", "is not", null)
    .execute();
  return rows.map(({ id, token, owner, leasedUntilMs }) => ({
    id,
    token,
    owner: owner ?? "",
    untilMs: leasedUntilMs ?? 0,
  }));
}

/** Extends leases of a process and returns those it still holds. */
export async function extendLeases(
  queries: Queries,
  { ids, owner, untilMs }: { ids: readonly string[]; owner: string; untilMs: number },
): Promise<Pick<TaskRow, "id" | "token">[]> {
  return queries
    .updateTable("tasks")
    .set({ leasedUntilMs: untilMs })
    .where("id", "in", ids)
    .where("owner", "=", owner)
    .returning(["id", "token"])
    .execute();
}

/** Requeues a task after its lease has ended, unless the lease was renewed or the task requeued meanwhile. */
export async function endLease(
  queries: Queries,
  { id, token, untilMs }: Pick<TaskRow, "id" | "token"> & { untilMs: number },
  nowMs: number,
): Promise<void> {
  await queries
    .updateTable("tasks")
    .set({ leasedUntilMs: null, owner: null, queuedAtMs: nowMs })
    .where("id", "=", id)
    .where("token", "=", token)
    .where("leasedUntilMs", "=", untilMs)
    .execute();
}

/** Moves all tasks of a wait list back to the queue. */
export async function emptyWaitList(
  queries: Queries,
  waitsFor: string,
  nowMs: number,
): Promise<void> {
  await queries
    .updateTable("tasks")
    .set({ queuedAtMs: nowMs, waitsFor: null, lane: null })
    .where("waitsFor", "=", waitsFor)
    .execute();
}

/** Returns a task of the first wait list whose name sorts after `after`; null if there is no such list. */
export async function findNextWaiting(
  queries: Queries,
  after: string,
): Promise<(Pick<TaskRow, "kind" | "accountId" | "destination"> & { waitsFor: string }) | null> {
  const row = await queries
    .selectFrom("tasks")
    .select(["kind", "accountId", "destination", "waitsFor"])
    .where("waitsFor", ">", after)
    .orderBy("waitsFor")
    .limit(1)
    .executeTakeFirst();
  return row ? { ...row, waitsFor: row.waitsFor ?? "" } : null;
}
