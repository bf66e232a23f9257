import { sql } from "kysely";
import type { Locks } from "../db/database.ts";
import type { TaskRow } from "../db/task-tables.ts";
import type { Queries } from "../db/tables.ts";
import type { TaskKind } from "./task-kind.ts";

/*
 * A share is a counting semaphore over all processes: so many tasks of a kind may run for one account, or to one
 * destination. A task that finds it full leaves the queue and joins its wait list; whoever leaves the share lets the next
 * one back into the queue. So what has to wait is read when it comes and when it is let in, not by every claim. Who looks at
 * a share or changes it holds the share's name to the end of the transaction.
 */

export type SharedKind = Pick<TaskKind<unknown>, "name" | "shares" | "reserved">;
export type SharedTask = Pick<TaskRow, "accountId" | "destination">;

export interface Share {
  name: string;
  dimension: "accountId" | "destination";
  value: string;
  /** Tasks that may run at once. */
  size: number;
  /** The lane that the task it was asked for has in its wait list. */
  lane: string;
}

const dimensions = ["accountId", "destination"] as const;
const otherDimension = { accountId: "destination", destination: "accountId" } as const;
const sizeNames = { accountId: "account", destination: "destination" } as const;

/** What the names of a kind's shares begin with. */
const buildPrefix = (kind: SharedKind, dimension: Share["dimension"]) =>
  `${kind.name} ${sizeNames[dimension]} `;

/** The shares that a task takes a place of. */
export function listShares(kind: SharedKind, task: SharedTask): Share[] {
  return dimensions.flatMap((dimension) => {
    const size = kind.shares?.[sizeNames[dimension]];
    const value = task[dimension];
    if (size === undefined || value === null) return [];
    const name = `${buildPrefix(kind, dimension)}${value}`;
    return [{ name, dimension, value, size, lane: task[otherDimension[dimension]] ?? "" }];
  });
}

/** The shares of all those tasks, each once, with the lane of the last. */
export function collectShares(kind: SharedKind, tasks: readonly SharedTask[]): Share[] {
  const shares = tasks.flatMap((task) => listShares(kind, task));
  return [...new Map(shares.map((share) => [share.name, share])).values()];
}

/** How many places of each share are free. Reads the tasks that run in them. */
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

/** Moves tasks from the queue to the wait lists of their shares of that dimension. */
export async function park(
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

/** Lets as many tasks as there is room for back into the queue, lane by lane in turn; resolves to how many. */
export async function letIn(
  queries: Queries,
  locks: Locks,
  kind: SharedKind,
  { shares, nowMs }: { shares: readonly Share[]; nowMs: number },
): Promise<number> {
  const waited = await findWaited(queries, shares);
  const room = await countRoom(queries, kind, { shares: waited, nowMs });
  let count = 0;
  for (const { name, lane } of waited) {
    const ids = await listNext(queries, locks, { name, lane, count: room.get(name) ?? 0 });
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

/** Those of the shares that anything waits for. */
async function findWaited(queries: Queries, shares: readonly Share[]): Promise<Share[]> {
  if (shares.length === 0) return [];
  const looks = shares.map(
    ({ name }) => sql`
      select cast(${name} as text) as name
      where exists (select 1 from tasks where waits_for = ${name})
    `,
  );
  const { rows } = await sql<{ name: string }>`${sql.join(looks, sql` union all `)}`.execute(
    queries,
  );
  const names = new Set(rows.map(({ name }) => name));
  return shares.filter(({ name }) => names.has(name));
}

/** The next tasks of a wait list after that lane, and then from the first lane on. */
async function listNext(
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
