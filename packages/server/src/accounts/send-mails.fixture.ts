import type { TestApp } from "../app/app.fixture.ts";
import { mailTask } from "./mail-task.ts";

/** Sends due mails, like a listening server's task runner. */
export async function sendMails({ context: { taskRunner } }: Pick<TestApp, "context">) {
  while ((await taskRunner.claimDue(mailTask)) > 0) await taskRunner.whenIdle();
}
