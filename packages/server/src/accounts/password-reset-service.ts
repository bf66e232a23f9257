import { setImmediate } from "node:timers/promises";
import type { Database } from "../db/database.ts";
import type { Mailer } from "../mail/mailer.ts";
import { createToken, hashToken } from "../sessions/secret-token.ts";
import { AccountError } from "./account-error.ts";
import { findAccountByEmail, type Account } from "./account-repository.ts";
import type { AccountService } from "./account-service.ts";
import { foldIdentity } from "./fold-identity.ts";
import {
  deletePasswordResets,
  findPasswordReset,
  insertPasswordReset,
} from "./password-reset-repository.ts";

const lifetimeMs = 30 * 60 * 1000;

/** The log lines of the request that asked. */
interface Log {
  error(details: object, message: string): void;
  warn(details: object, message: string): void;
}

export interface PasswordResetServiceSettings {
  database: Database;
  now: () => Date;
  accounts: AccountService;
  /** Null stands for writing the link to the log. */
  mailer: Mailer | null;
}

/** Lets people back in who forgot their password: by a link that works once, for half an hour. */
export class PasswordResetService {
  readonly #settings: PasswordResetServiceSettings;
  readonly #sending = new Set<Promise<void>>();

  constructor(settings: PasswordResetServiceSettings) {
    this.#settings = settings;
  }

  /**
   * Sends a link to the address if it has an account. Returns before anything is looked up, so that the answer takes
   * as long either way; `finish` waits for it.
   */
  request(email: string, { baseUrl, log }: { baseUrl: string; log: Log }): void {
    const sending = this.#send(email, baseUrl, log).catch((error: unknown) => {
      log.error({ err: error }, "The link to reset a password could not be sent");
    });
    this.#sending.add(sending);
    void sending.then(() => this.#sending.delete(sending));
  }

  /** Waits for the mails that are under way. */
  async finish(): Promise<void> {
    await Promise.all(this.#sending);
  }

  /** Gives the account of that link the password, ends the link and all sessions. Throws an `AccountError`. */
  async reset(token: string, password: string): Promise<void> {
    const { database, now, accounts } = this.#settings;
    const tokenHash = hashToken(token);
    const accountId = await database.transaction(`password-reset:${tokenHash}`, async (queries) => {
      const reset = await findPasswordReset(queries, tokenHash, now().getTime());
      if (!reset) throw new AccountError("reset-link-invalid");
      await deletePasswordResets(queries, reset.accountId);
      return reset.accountId;
    });
    await accounts.setPassword(accountId, password);
  }

  async #send(email: string, baseUrl: string, log: Log): Promise<void> {
    await setImmediate();
    const { database, mailer } = this.#settings;
    const account = await findAccountByEmail(database.queries, foldIdentity(email));
    if (!account) return;
    // Behind the #, so that it is sent to no server and stands in no log but this one.
    const link = `${baseUrl}/reset-password#token=${await this.#createLinkToken(account)}`;
    if (mailer) await mailer.send({ to: account.email, ...buildMail(account, link) });
    else log.warn({ link }, "SMTP_URL is not set, so the link to reset a password stands here");
  }

  /** A new link ends those before. */
  async #createLinkToken({ id: accountId }: Account): Promise<string> {
    const token = createToken();
    const { database, now } = this.#settings;
    await database.transaction(`account:${accountId}`, async (queries) => {
      await deletePasswordResets(queries, accountId);
      await insertPasswordReset(queries, {
        tokenHash: hashToken(token),
        accountId,
        expiresAtMs: now().getTime() + lifetimeMs,
      });
    });
    return token;
  }
}

function buildMail({ username }: Account, link: string): { subject: string; text: string } {
  return {
    subject: "Reset your Slideloom password",
    text: [
      `Hello ${username},`,
      "somebody asked to reset the password of your Slideloom account. To choose a new one, open this link:",
      link,
      "It works once, for 30 minutes. If it was not you, do nothing: your password stays as it is.",
      "",
    ].join("\n\n"),
  };
}
