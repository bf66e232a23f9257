import { setImmediate } from "node:timers/promises";
import type { Mailer } from "../mail/mailer.ts";
import type { Account } from "./account-repository.ts";
import type { Notice } from "./account-notices.ts";

/** The log lines of the request that a mail is about. */
export interface MailLog {
  error(details: object, message: string): void;
  warn(details: object, message: string): void;
  info(details: object, message: string): void;
}

/** Mails to the addresses of accounts, sent while the requests that they are about are answered. */
export class AccountMails {
  /** Null where no mail server is set. */
  readonly #mailer: Mailer | null;
  readonly #sending = new Set<Promise<void>>();

  constructor(mailer: Mailer | null) {
    this.#mailer = mailer;
  }

  /** Tells the owner of an account what happened to it. */
  tell({ id, email }: Pick<Account, "id" | "email">, notice: Notice, log: MailLog): void {
    this.begin(log, async (mailer) => {
      if (mailer) await mailer.send({ to: email, ...notice });
      else {
        const details = { account: id, mail: notice.subject };
        log.info(details, "SMTP_URL is not set, so this mail is not sent");
      }
    });
  }

  /** Begins to send something and returns at once; what fails is logged. */
  begin(log: MailLog, send: (mailer: Mailer | null) => Promise<void>): void {
    const sending = setImmediate()
      .then(() => send(this.#mailer))
      .catch((error: unknown) => log.error({ err: error }, "A mail could not be sent"))
      .finally(() => this.#sending.delete(sending));
    this.#sending.add(sending);
  }

  /** Waits for the mails that are under way. */
  async finish(): Promise<void> {
    await Promise.all(this.#sending);
  }
}
