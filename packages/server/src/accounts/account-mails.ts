import type { Database } from "../db/database.ts";
import type { Mailer } from "../mail/mailer.ts";
import type { TaskQueue } from "../tasks/task-queue.ts";
import type { Account } from "./account-repository.ts";
import type { Notice } from "./account-notices.ts";
import { mailTask } from "./mail-task.ts";

const minuteMs = 60_000;
/** Time for which sending is retried, in ms. A reset link gets less time, because the recipient is waiting. */
const noticeMs = 24 * 60 * minuteMs;
const resetMs = 60 * minuteMs;

/** Logger of the request that triggered the mail. */
export interface MailLog {
  error(details: object, message: string): void;
  warn(details: object, message: string): void;
  info(details: object, message: string): void;
}

export interface AccountMailsSettings {
  database: Database;
  now: () => Date;
  /** Sends emails; null if no SMTP server is configured. */
  mailer: Mailer | null;
  tasks: Pick<TaskQueue, "enqueue">;
}

/** Queues mails to account owners as tasks, which are retried while the SMTP server is unavailable. */
export class AccountMails {
  readonly #settings: AccountMailsSettings;

  constructor(settings: AccountMailsSettings) {
    this.#settings = settings;
  }

  /**
   * Queues a notice, by default to the account's address. Never rejects, because the reported change is already made.
   */
  async queueNotice(
    { id }: Pick<Account, "id">,
    notice: Notice,
    log: MailLog,
    to?: string,
  ): Promise<void> {
    if (this.#settings.mailer === null) {
      const details = { account: id, mail: notice.subject };
      log.info(details, "Email not sent, because SMTP_URL is not set");
      return;
    }
    await this.#enqueue(id, notice, to).catch((err: unknown) =>
      log.error({ err }, "Could not queue an email"),
    );
  }

  /**
   * Sends a notice at once, for a process without a task runner. If sending fails, queues the notice for the server.
   */
  async sendNotice(account: Pick<Account, "id" | "email">, notice: Notice, log: MailLog) {
    const { mailer } = this.#settings;
    if (!mailer) return this.queueNotice(account, notice, log);
    try {
      await mailer.send({ to: account.email, ...notice });
    } catch (err) {
      log.error({ err }, "Could not send an email. The server will try again");
      await this.#enqueue(account.id, notice);
    }
  }

  /** Queues a password reset link if the address has an account. Sending a new link invalidates older ones. */
  async sendResetLink(email: string, baseUrl: string): Promise<void> {
    const { database, now, tasks } = this.#settings;
    const untilMs = now().getTime() + resetMs;
    const payload = { kind: "reset", email, baseUrl, untilMs } as const;
    await tasks.enqueue(database.queries, { kind: mailTask, payload, key: `reset:${email}` });
  }

  /** False if no SMTP server is configured. */
  get canSend(): boolean {
    return this.#settings.mailer !== null;
  }

  /** Queues a confirmation link to the old address of an email change, and another one to the new address. */
  async sendConfirmationLinks(changeId: string, baseUrl: string): Promise<void> {
    const { database, now, tasks } = this.#settings;
    const untilMs = now().getTime() + noticeMs;
    for (const side of ["old", "new"] as const) {
      const payload = { kind: "confirm-email", changeId, side, baseUrl, untilMs } as const;
      await tasks.enqueue(database.queries, { kind: mailTask, payload });
    }
  }

  async #enqueue(accountId: string, { subject, text }: Notice, to?: string): Promise<void> {
    const { database, now, tasks } = this.#settings;
    const untilMs = now().getTime() + noticeMs;
    const payload = {
      kind: "notice",
      accountId,
      ...(to !== undefined && { to }),
      subject,
      text,
      untilMs,
    } as const;
    await tasks.enqueue(database.queries, { kind: mailTask, payload });
  }
}
