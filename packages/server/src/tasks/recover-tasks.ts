import type { Database } from "../db/database.ts";
import { isLeaseOver } from "./lease.ts";
import { emptyWaitList, endLease, findNextWaiting, listLeases } from "./task-repository.ts";
import { letIn, listShares, type SharedKind } from "./wait-lists.ts";

/**
 * Has done again what processes have left undone that ended or stand still, and lets in what still waits though there is
 * room: nobody was there any more to do so. Reads what is leased and one row a wait list.
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
      // Its account is gone, or its kind has no such share any more.
      await emptyWaitList(queries, waitsFor, nowMs);
      continue;
    }
    await database.transaction(null, async (inside) => {
      await locks.holdAll(inside, [share.name]);
      await letIn(inside, locks, kind, { shares: [share], nowMs });
    });
  }
}
