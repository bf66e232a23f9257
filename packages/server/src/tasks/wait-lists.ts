import { sql } from "kysely";
import type { Locks } from "../db/database.ts";
import type { TaskRow } from "../db/task-tables.ts";
import type { Queries } from "../db/tables.ts";
import type { TaskKind } from "./task-kind.ts";

/*
 * A share limits how many tasks of one account or destination run at once in all processes. If a share is full, further
 * tasks wait outside the queue, in the share's wait list. Counting or changing a share requires the share's lock.
 */

export type SharedKind = Pick<TaskKind<unknown>, "name" | "shares" | "reserved">;
export type SharedTask = Pick<TaskRow, "accountId" | "destination">;

export interface Share {
  name: string;
  dimension: "accountId" | "destination";
  value: string;
  size: number;
  /**
   * The task's lane in the share's wait list; lanes take turns. The lane is the task's destination if the share belongs
   * to an account, and the task's account if the share belongs to a destination.
   */
  lane: string;
}

const dimensions = ["accountId", "destination"] as const;
const otherDimension = { accountId: "destination", destination: "accountId" } as const;
const sizeNames = { accountId: "account", destination: "destination" } as const;

const buildPrefix = (kind: SharedKind, dimension: Share["dimension"]) =>
  `${kind.name} ${sizeNames[dimension]} `;

export function listShares(kind: SharedKind, task: SharedTask): Share[] {
  return dimensions.flatMap((dimension) => {
    const size = kind.shares?.[sizeNames[dimension]];
    const value = task[dimension];
    if (size === undefined || value === null) return [];
    const name = `${buildPrefix(kind, dimension)}${value}`;
    return [{ name, dimension, value, size, lane: task[otherDimension[dimension]] ?? "" }];
  });
}

/** Returns each share once. If several tasks have the same share, `lane` is that of the last task. */
export function collectShares(kind: SharedKind, tasks: readonly SharedTask[]): Share[] {
  const shares = tasks.flatMap((task) => listShares(kind, task));
  return [...new Map(shares.map((share) => [share.name, share])).values()];
}

/** Returns how many more tasks may start, by share name. A task with an unexpired lease counts as running. */
export async function countRoom(
  queries: Queries,
  kind: SharedKind,
  { shares, nowMs }: { shares: readonly Share[]; nowMs: number },
): Promise<Map<string, number>> {
  const room = new Map(shares.map(({ name, size }) => [name, size]));
  for (const dimension of dimensions) {
    const values = shares
      .filter((share) => share.dimension === dimension)
      .map(({ value }) => value);
    if (values.length === 0) continue;
    const rows = await queries
      .selectFrom("tasks")
      .select(dimension)
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .where("kind", "=", kind.name)
      .where(dimension, "in", values)
      .where("leasedUntilMs", ">", nowMs)
      .groupBy(dimension)
      .execute();
    for (const row of rows) {
      const name = `${buildPrefix(kind, dimension)}${row[dimension]}`;
      room.set(name, Math.max(0, (room.get(name) ?? 0) - row.count));
    }
  }
  return room;
}

/** Moves each task from the queue to the wait list of its account or destination, depending on `dimension`. */
export async function moveToWaitLists(
  queries: Queries,
  kind: SharedKind,
  { ids, dimension }: { ids: readonly string[]; dimension: Share["dimension"] },
): Promise<void> {
  if (ids.length === 0) return;
  const prefix = buildPrefix(kind, dimension);
  await queries
    .updateTable("tasks")
    .set(({ ref, fn, val }) => ({
      queuedAtMs: null,
      waitsFor: sql<string>`cast(${prefix} as text) || ${ref(dimension)}`,
      lane: fn.coalesce(otherDimension[dimension], val("")),
    }))
    .where("id", "in", ids)
    .execute();
}

/**
 * Moves waiting tasks back to the queue while their shares have free places, lane by lane (round-robin). Returns how
 * many.
 */
export async function admitWaiting(
  queries: Queries,
  locks: Locks,
  kind: SharedKind,
  { shares, nowMs }: { shares: readonly Share[]; nowMs: number },
): Promise<number> {
  const contended = await findContendedShares(queries, shares);
  const room = await countRoom(queries, kind, { shares: contended, nowMs });
  let count = 0;
  for (const { name, lane } of contended) {
    const ids = await listNextWaiting(queries, locks, { name, lane, count: room.get(name) ?? 0 });
    count += ids.length;
    if (ids.length === 0) continue;
    await queries
      .updateTable("tasks")
      .set({ queuedAtMs: nowMs, waitsFor: null, lane: null })
      .where("id", "in", ids)
      .execute();
  }
  return count;
}

async function findContendedShares(queries: Queries, shares: readonly Share[]): Promise<Share[]> {
  if (shares.length === 0) return [];
  const checks = shares.map(
    ({ name }) => sql`
      select cast(${name} as text) as name
      where exists (select 1 from tasks where waits_for = ${name})
    `,
  );
  const { rows } = await sql<{ name: string }>`${sql.join(checks, sql` union all `)}`.execute(
    queries,
  );
  const names = new Set(rows.map(({ name }) => name));
  return shares.filter(({ name }) => names.has(name));
}

/** Returns ids of the next waiting tasks, starting after `lane` and wrapping around. */
async function listNextWaiting(
  queries: Queries,
  locks: Locks,
  { name, lane, count }: { name: string; lane: string; count: number },
): Promise<string[]> {
  const ids: string[] = [];
  for (const side of [">", "<="] as const) {
    if (ids.length >= count) break;
    const next = queries
      .selectFrom("tasks")
      .select("id")
      .where("waitsFor", "=", name)
      .where("lane", side, lane)
      .orderBy("lane")
      .orderBy("runAtMs")
      .orderBy("id")
      .limit(count - ids.length);
    ids.push(...(await locks.skipHeld(next).execute()).map(({ id }) => id));
  }
  return ids;
}
