import { z } from "zod";
import type { PublicationTargetRow } from "../../db/publishing-tables.ts";
import type { TaskKind } from "../../tasks/task-kind.ts";

const payload = z.object({ targetId: z.string() });

export type TargetTask = z.infer<typeof payload>;

/**
 * The key is the target's id. The destination is the connection's id, so a connection's posts are sent one at a time.
 */
export const targetTask: TaskKind<TargetTask> = {
  name: "publication-target",
  payload,
  concurrency: 32,
  // Slots reserved for accounts without a running task, because a service that never responds holds a slot for the
  // whole call timeout.
  reserved: 16,
  shares: { account: 4, destination: 1 },
  maxAttempts: 10,
  // On shutdown, a running task has this long to finish, because a network call takes at most this long.
  graceMs: 30_000,
};

export function buildTargetTask({
  id,
  accountId,
  connectionId,
}: Pick<PublicationTargetRow, "id" | "accountId" | "connectionId">) {
  return {
    kind: targetTask,
    payload: { targetId: id },
    key: id,
    accountId,
    ...(connectionId === null ? {} : { destination: connectionId }),
  };
}
