import type { Database } from "../db/database.ts";
import type { Mail, Mailer } from "../mail/mailer.ts";
import type { TaskHandler, TaskRun } from "../tasks/task-kind.ts";
import { buildEmailConfirmation, buildPostDue, buildResetLink } from "./account-notices.ts";
import { findAccount, findAccountByEmail } from "./account-repository.ts";
import type { EmailChangeService } from "./email-change-service.ts";
import type { MailTask } from "./mail-task.ts";

const minuteMs = 60_000;
/** Delays between attempts (the last one repeats), long enough to pass greylisting. */
const waitsMs = [10_000, minuteMs, 5 * minuteMs, 10 * minuteMs, 15 * minuteMs, 60 * minuteMs];
const longestWaitMs = Math.max(...waitsMs);

export interface MailRunnerSettings {
  database: Database;
  now: () => Date;
  /** Null if no SMTP server is configured; reset links are then written to the log. */
  mailer: Mailer | null;
  /** Creates a password reset token for the account and invalidates older ones. */
  createResetToken: (accountId: string) => Promise<string>;
  emailChanges: Pick<EmailChangeService, "createConfirmation">;
  /** Returns a post that its owner still has to make, with the link to its steps; else null. */
  findDuePost: (targetId: string) => Promise<{ accountId: string; link: string } | null>;
}

/** Task handler that sends mails, and retries if the SMTP server is unavailable or returns a temporary error. */
export class MailRunner implements TaskHandler<MailTask> {
  readonly #settings: MailRunnerSettings;

  constructor(settings: MailRunnerSettings) {
    this.#settings = settings;
  }

  async run(task: TaskRun<MailTask>): Promise<void> {
    const { mailer } = this.#settings;
    const mail = await this.#write(task.payload);
    if (!mail) return;
    if (!mailer) {
      const { link } = mail;
      if (link === undefined) return;
      task.log.warn({ link }, "SMTP_URL is not set, so the password reset link is logged here");
      return;
    }
    try {
      await mailer.send(mail);
    } catch (error) {
      await this.#giveUp(task, error);
    }
  }

  /** Builds the mail from current data; null if it no longer has a recipient. */
  async #write(payload: MailTask): Promise<(Mail & { link?: string }) | null> {
    const { queries } = this.#settings.database;
    if (payload.kind === "notice") {
      const account = await findAccount(queries, payload.accountId);
      const { to = account?.email, subject, text } = payload;
      return account && to !== undefined ? { to, subject, text } : null;
    }
    if (payload.kind === "confirm-email") return this.#writeConfirmation(payload);
    if (payload.kind === "post-due") return this.#writeReminder(payload);
    const account = await findAccountByEmail(queries, payload.email);
    if (!account) return null;
    const token = await this.#settings.createResetToken(account.id);
    // Browsers don't send a URL's fragment to servers, so no access log contains the token.
    const link = `${payload.baseUrl}/reset-password#token=${token}`;
    return { to: account.email, link, ...buildResetLink(link) };
  }

  async #writeReminder({ targetId }: MailTask & { kind: "post-due" }): Promise<Mail | null> {
    const due = await this.#settings.findDuePost(targetId);
    const account = due && (await findAccount(this.#settings.database.queries, due.accountId));
    return account && { to: account.email, ...buildPostDue(due.link) };
  }

  async #writeConfirmation({
    changeId,
    side,
    baseUrl,
  }: MailTask & { kind: "confirm-email" }): Promise<Mail | null> {
    const { emailChanges } = this.#settings;
    const confirmation = await emailChanges.createConfirmation(changeId, side);
    if (!confirmation) return null;
    const link = `${baseUrl}/confirm-email#token=${confirmation.token}`;
    return { to: confirmation.to, ...buildEmailConfirmation(link, side) };
  }

  async #giveUp(task: TaskRun<MailTask>, error: unknown): Promise<void> {
    const { database, now } = this.#settings;
    const waitMs = waitsMs[task.attempts - 1] ?? longestWaitMs;
    const runAtMs = now().getTime() + waitMs;
    const message = error instanceof Error ? error.message : String(error);
    const isOver = isRefused(error) || runAtMs > task.payload.untilMs;
    const words = isOver
      ? "Could not send an email"
      : "Could not send an email yet. The server will try again";
    task.log[isOver ? "error" : "warn"]({ err: error }, words);
    await database.transaction(null, (queries) =>
      task.settle(
        queries,
        isOver
          ? { kind: "dead", error: message }
          : { kind: "again", runAtMs, error: message, attempts: task.attempts },
      ),
    );
  }
}

/**
 * Returns whether the error is permanent (RFC 5321, section 4.2.1). Authentication errors aren't permanent, because the
 * operator can fix them.
 */
function isRefused(error: unknown): boolean {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
  return responseCode >= 500 && code !== "EAUTH";
}
