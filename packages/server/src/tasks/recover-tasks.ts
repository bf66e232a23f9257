import type { Database } from "../db/database.ts";
import { isLeaseOver } from "./lease.ts";
import { emptyWaitList, endLease, findNextWaiting, listLeases } from "./task-repository.ts";
import { admitWaiting, listShares, type SharedKind } from "./wait-lists.ts";

/**
 * Requeues tasks with ended leases, and admits waiting tasks to shares with free capacity. This is needed because a
 * killed process does neither.
 */
export async function recoverTasks(
  database: Database,
  kinds: ReadonlyMap<string, { kind: SharedKind }>,
  nowMs: number,
): Promise<void> {
  const { queries, locks } = database;
  for (const lease of await listLeases(queries)) {
    if (isLeaseOver(lease, nowMs)) await endLease(queries, lease, nowMs);
  }
  for (
    let task = await findNextWaiting(queries, "");
    task !== null;
    task = await findNextWaiting(queries, task.waitsFor)
  ) {
    const { waitsFor } = task;
    const kind = kinds.get(task.kind)?.kind;
    if (!kind) continue;
    const share = listShares(kind, task).find(({ name }) => name === waitsFor);
    if (!share) {
      // The account was deleted, or the kind no longer has this share.
      await emptyWaitList(queries, waitsFor, nowMs);
      continue;
    }
    await database.transaction(null, async (inside) => {
      await locks.holdAll(inside, [share.name]);
      await admitWaiting(inside, locks, kind, { shares: [share], nowMs });
    });
  }
}
