import { z } from "zod";
import { findAccount } from "../accounts/account-repository.ts";
import { mailTask } from "../accounts/mail-task.ts";
import { buildConnectionEnding } from "../connections/connection-notices.ts";
import type { HolderRow } from "../db/publishing-tables.ts";
import type { Context } from "./context.ts";
import { jobTask } from "../jobs/job-task.ts";
import { targetTask } from "../publishing/target/task-kind.ts";
import type { TaskKind, TaskLog } from "../tasks/task-kind.ts";
import { deliveryTask } from "../webhooks/webhook-delivery.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Returns the kind of a recurring task that runs in one process at a time. */
const recurring = (name: string, everyMs: number): TaskKind<null> => ({
  name,
  everyMs,
  payload: z.null(),
  concurrency: 1,
  maxAttempts: 1,
});

export function handleTasks(context: Context): void {
  const { carousels, credits, idempotencyStore, jobs } = context;
  const {
    channels,
    dueTimeWatch,
    expiryWatch,
    mailRunner,
    networkSignIns,
    publicationCleanup,
    savedFacts,
    renewalWatch,
    sources,
    targetRunner,
    taskRunner,
    tasks,
    uploads,
    webhooks,
  } = context;
  taskRunner.handle(jobTask, jobs.handler);
  taskRunner.handle(deliveryTask, webhooks.handler);
  taskRunner.handle(targetTask, targetRunner);
  taskRunner.handle(mailTask, mailRunner);
  // Each cleanup is a separate task, so a failing or slow one doesn't block the others.
  const cleanups: Record<string, () => Promise<void>> = {
    carousels: () => carousels.emptyTrash(),
    uploads: () => uploads.cleanUp(),
    webhooks: () => webhooks.cleanUp(),
    jobs: () => jobs.cleanUp(),
    sources: () => sources.cleanUp(),
    oauth: () => context.oauth.cleanUp(),
    "idempotent-answers": () => idempotencyStore.cleanUp(),
    publications: () => publicationCleanup.run(),
    "network-sign-ins": () => networkSignIns.cleanUp(),
    "saved-facts": () => savedFacts.cleanUp(),
    tasks: () => tasks.deleteOld(),
  };
  for (const [name, run] of Object.entries(cleanups)) {
    taskRunner.handle(recurring(`cleanup-${name}`, hourMs), { run });
  }
  // Releases expired reservations early. Without this task, the next use of the account's credits would release them.
  taskRunner.handle(recurring("release-credits", minuteMs), {
    run: async () => void (await credits.releaseStale()),
  });
  taskRunner.handle(recurring("watch-due-times", dayMs), {
    run: ({ log }) => dueTimeWatch.run(log),
  });
  taskRunner.handle(recurring("watch-channels", dayMs), { run: ({ log }) => channels.run(log) });
  taskRunner.handle(recurring("watch-renewals", dayMs), { run: () => renewalWatch.run() });
  taskRunner.handle(recurring("watch-connections", hourMs), {
    run: ({ log }) => expiryWatch.run((row) => mailConnectionEnding(context, row, log)),
  });
}

async function mailConnectionEnding(
  { accountMails, database, now }: Context,
  row: HolderRow,
  log: TaskLog,
): Promise<void> {
  const account = await findAccount(database.queries, row.accountId);
  if (account)
    await accountMails.queueNotice(account, buildConnectionEnding(row, now().getTime()), log);
}
