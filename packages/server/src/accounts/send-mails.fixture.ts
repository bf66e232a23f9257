import type { TestApp } from "../app/app.fixture.ts";
import { mailTask } from "./mail-task.ts";

/** Sends the mails that are due, as a server that listens does by itself. */
export async function sendMails({ context: { taskRunner } }: Pick<TestApp, "context">) {
  while ((await taskRunner.claimDue(mailTask)) > 0) await taskRunner.whenIdle();
}
