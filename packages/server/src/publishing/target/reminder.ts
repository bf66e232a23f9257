import { mailTask, type MailTask } from "../../accounts/mail-task.ts";
import type { PublicationTargetRow } from "../../db/publishing-tables.ts";
import type { Queries } from "../../db/tables.ts";
import type { NewTask } from "../../tasks/task-queue.ts";
import { findTarget } from "./target-repository.ts";

/** How long a reminder is tried, ms. */
const triedMs = 24 * 60 * 60_000;

/** Returns the tasks that remind owners of posts that they make later. */
export const buildReminders = (
  rows: readonly PublicationTargetRow[],
  nowMs: number,
): NewTask<MailTask>[] =>
  rows.flatMap(({ id, status, dueAtMs }) =>
    status === "by_hand" && dueAtMs !== null && dueAtMs > nowMs
      ? [
          {
            kind: mailTask,
            payload: { kind: "post-due", targetId: id, untilMs: dueAtMs + triedMs },
            runAt: new Date(dueAtMs),
            key: `post-due:${id}`,
          },
        ]
      : [],
  );

/** Returns a post that its owner still has to make, with the link to its steps; null if it was moved, made or canceled. */
export async function findDuePost(
  queries: Queries,
  { targetId, baseUrl }: { targetId: string; baseUrl: string },
): Promise<{ accountId: string; link: string } | null> {
  const target = await findTarget(queries, targetId);
  if (target?.status !== "by_hand") return null;
  const { accountId, publicationId } = target;
  return { accountId, link: `${baseUrl}/calendar?publication=${publicationId}` };
}
