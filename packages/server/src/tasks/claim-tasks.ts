import type { Database } from "../db/database.ts";
import type { Queries } from "../db/tables.ts";
import type { TaskRow } from "../db/task-tables.ts";
import { isLeaseOver, leaseMs } from "./lease.ts";
import { ownIdentity } from "./process-identity.ts";
import {
  collectShares,
  countRoom,
  admitWaiting,
  listShares,
  moveToWaitLists,
  type Share,
  type SharedKind,
} from "./wait-lists.ts";

/** Rows examined per transaction. */
const pageSize = 200;
/**
 * Maximum number of times that a claim reads the queue again because waiting tasks returned to the queue. Later,
 * `recoverTasks` admits the tasks that still wait.
 */
const maxPasses = 10;

export interface Claim {
  nowMs: number;
  count: number;
}

type QueuedTask = Pick<TaskRow, "id" | "accountId" | "destination">;

/**
 * Leases due tasks, first from accounts with the fewest running tasks. Tasks that can't run yet leave the queue, so
 * draining n tasks reads O(n) rows (decision 36).
 */
export async function claimTasks(
  database: Database,
  kind: SharedKind,
  { nowMs, count }: Claim,
): Promise<TaskRow[]> {
  const claimed: TaskRow[] = [];
  for (let passes = 0; claimed.length < count;) {
    const page = await database.transaction(null, (queries) =>
      claimPage(queries, database, kind, { nowMs, count: count - claimed.length }),
    );
    claimed.push(...page.claimed);
    passes += page.isPassed ? 1 : 0;
    if (!page.isFull && (!page.isPassed || passes > maxPasses)) break;
  }
  return claimed;
}

/** Leases the task with this key, regardless of shares. Returns null if it isn't due or a process has it. */
export async function claimTask(
  database: Database,
  kind: SharedKind,
  { key, nowMs }: { key: string; nowMs: number },
): Promise<TaskRow | null> {
  return database.transaction(null, async (queries) => {
    const query = queries
      .selectFrom("tasks")
      .selectAll()
      .where("kind", "=", kind.name)
      .where("key", "=", key);
    const row = await database.locks.skipHeld(query).executeTakeFirst();
    if (!row || row.diedAtMs !== null) return null;
    const { leasedUntilMs: untilMs, owner } = row;
    const isFree =
      untilMs === null ? row.runAtMs <= nowMs : isLeaseOver({ owner: owner ?? "", untilMs }, nowMs);
    if (!isFree) return null;
    const [leased = null] = await lease(queries, [row.id], nowMs);
    return leased;
  });
}

async function claimPage(
  queries: Queries,
  { locks }: Pick<Database, "locks">,
  kind: SharedKind,
  { nowMs, count }: Claim,
): Promise<{ claimed: TaskRow[]; isFull: boolean; isPassed: boolean }> {
  const due = queries
    .selectFrom("tasks")
    .select(["id", "accountId", "destination"])
    .where("kind", "=", kind.name)
    .where("queuedAtMs", "<=", nowMs)
    .orderBy("queuedAtMs")
    .orderBy("id")
    .limit(kind.shares ? pageSize : Math.min(count, pageSize));
  const rows = await locks.skipHeld(due).execute();
  const shares = collectShares(kind, rows);
  await locks.holdAll(
    queries,
    shares.map(({ name }) => name),
  );
  const room = await countRoom(queries, kind, { shares, nowMs });
  const { chosen, blocked } = choose(kind, rows, { room, count });
  const claimed = await lease(queries, chosen, nowMs);
  for (const [dimension, ids] of Object.entries(blocked.ids)) {
    await moveToWaitLists(queries, kind, { ids, dimension: dimension as Share["dimension"] });
  }
  const passed = await admitWaiting(queries, locks, kind, { shares: blocked.passing, nowMs });
  return { claimed, isFull: rows.length === pageSize, isPassed: passed > 0 };
}

interface Blocked {
  /** Ids of blocked tasks. The key says which of a task's two shares is full: its account's or its destination's. */
  ids: Record<Share["dimension"], string[]>;
  /**
   * Shares with free capacity that a blocked task can't use, because the task's other share is full. Waiting tasks may
   * use this capacity.
   */
  passing: Share[];
}

/**
 * Chooses one task per account in each round. Decrements `room`, the number of further tasks allowed by share name.
 * Reserved slots are only for accounts without a running or chosen task.
 */
function choose(
  kind: SharedKind,
  rows: readonly QueuedTask[],
  { room, count }: { room: Map<string, number>; count: number },
): { chosen: string[]; blocked: Blocked } {
  const chosen: string[] = [];
  const ids: Blocked["ids"] = { accountId: [], destination: [] };
  const passing = new Map<string, Share>();
  const { reserved = 0 } = kind;
  for (const { task, shares, before } of orderByTurn(kind, rows, room)) {
    const isReserved = reserved > 0 && before > 0 && count - chosen.length <= reserved;
    const full = shares.find(
      ({ name, dimension }) => room.get(name) === 0 || (isReserved && dimension === "accountId"),
    );
    if (full) {
      ids[full.dimension].push(task.id);
      for (const share of shares) if (share !== full) passing.set(share.name, share);
    } else if (chosen.length < count) {
      chosen.push(task.id);
      for (const { name } of shares) room.set(name, (room.get(name) ?? 0) - 1);
    }
  }
  const isOpen = ({ name }: Share) => (room.get(name) ?? 0) > 0;
  return { chosen, blocked: { ids, passing: [...passing.values()].filter(isOpen) } };
}

/** Sorts tasks by how many tasks of the same account run already or come earlier in the list. The sort is stable. */
function orderByTurn(
  kind: SharedKind,
  rows: readonly QueuedTask[],
  room: ReadonlyMap<string, number>,
): { task: QueuedTask; shares: Share[]; before: number }[] {
  const before = new Map<string, number>();
  const turns = rows.map((task) => {
    const shares = listShares(kind, task);
    const account = shares.find(({ dimension }) => dimension === "accountId");
    if (!account) return { task, shares, before: 0 };
    const running = account.size - (room.get(account.name) ?? 0);
    const turn = before.get(account.name) ?? running;
    before.set(account.name, turn + 1);
    return { task, shares, before: turn };
  });
  return turns.toSorted((one, other) => one.before - other.before);
}

async function lease(queries: Queries, ids: readonly string[], nowMs: number): Promise<TaskRow[]> {
  if (ids.length === 0) return [];
  const rows = await queries
    .updateTable("tasks")
    .set(({ eb }) => ({
      queuedAtMs: null,
      waitsFor: null,
      lane: null,
      leasedUntilMs: nowMs + leaseMs,
      owner: ownIdentity,
      attempts: eb("attempts", "+", 1),
      token: eb("token", "+", 1),
    }))
    .where("id", "in", ids)
    .returningAll()
    .execute();
  return rows.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}
