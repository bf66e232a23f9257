import type { Database } from "../db/database.ts";
import type { Mailer } from "../mail/mailer.ts";
import type { TaskQueue } from "../tasks/task-queue.ts";
import type { Account } from "./account-repository.ts";
import type { Notice } from "./account-notices.ts";
import { mailTask } from "./mail-task.ts";

const minuteMs = 60_000;
/** How long a notice is tried again, and a link to reset a password, which somebody waits for. */
const noticeMs = 24 * 60 * minuteMs;
const resetMs = 60 * minuteMs;

/** The log lines of the request that a mail is about. */
export interface MailLog {
  error(details: object, message: string): void;
  warn(details: object, message: string): void;
  info(details: object, message: string): void;
}

export interface AccountMailsSettings {
  database: Database;
  now: () => Date;
  /** Null where no mail server is set. */
  mailer: Mailer | null;
  tasks: Pick<TaskQueue, "enqueue">;
}

/** Mails to the addresses of accounts: tasks, which are tried again while the mail server is away. */
export class AccountMails {
  readonly #settings: AccountMailsSettings;

  constructor(settings: AccountMailsSettings) {
    this.#settings = settings;
  }

  /** Tells the owner of an account what happened to it. Never rejects: what it tells of is done. */
  async tell({ id }: Pick<Account, "id">, notice: Notice, log: MailLog): Promise<void> {
    if (this.#settings.mailer === null) {
      const details = { account: id, mail: notice.subject };
      log.info(details, "SMTP_URL is not set, so this mail is not sent");
      return;
    }
    await this.#enqueue(id, notice).catch((err: unknown) =>
      log.error({ err }, "A mail could not be queued"),
    );
  }

  /** The same at once, for a process that does no tasks; a server sends what fails. */
  async tellNow(account: Pick<Account, "id" | "email">, notice: Notice, log: MailLog) {
    const { mailer } = this.#settings;
    if (!mailer) return this.tell(account, notice, log);
    try {
      await mailer.send({ to: account.email, ...notice });
    } catch (err) {
      log.error({ err }, "A mail could not be sent. The server will try again");
      await this.#enqueue(account.id, notice);
    }
  }

  /** Sends the address a link to reset its password, if it has an account; asked again, only the newest is sent. */
  async sendResetLink(email: string, baseUrl: string): Promise<void> {
    const { database, now, tasks } = this.#settings;
    const untilMs = now().getTime() + resetMs;
    const payload = { kind: "reset", email, baseUrl, untilMs } as const;
    await tasks.enqueue(database.queries, { kind: mailTask, payload, key: `reset:${email}` });
  }

  async #enqueue(accountId: string, { subject, text }: Notice): Promise<void> {
    const { database, now, tasks } = this.#settings;
    const untilMs = now().getTime() + noticeMs;
    const payload = { kind: "notice", accountId, subject, text, untilMs } as const;
    await tasks.enqueue(database.queries, { kind: mailTask, payload });
  }
}
