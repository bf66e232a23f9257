import type { Database } from "../db/database.ts";
import { createToken, hashToken } from "../secrets/secret-token.ts";
import { AccountError } from "./account-error.ts";
import type { AccountMails, MailLog } from "./account-mails.ts";
import { buildResetLink } from "./account-notices.ts";
import { findAccountByEmail, type Account } from "./account-repository.ts";
import type { AccountService } from "./account-service.ts";
import { foldIdentity } from "./fold-identity.ts";
import {
  deletePasswordResets,
  findPasswordReset,
  insertPasswordReset,
} from "./password-reset-repository.ts";

const lifetimeMs = 30 * 60 * 1000;

export interface PasswordResetServiceSettings {
  database: Database;
  now: () => Date;
  accounts: AccountService;
  mails: AccountMails;
}

/** Lets people back in who forgot their password: by a link that works once, for half an hour. */
export class PasswordResetService {
  readonly #settings: PasswordResetServiceSettings;

  constructor(settings: PasswordResetServiceSettings) {
    this.#settings = settings;
  }

  /**
   * Sends a link to the address if it has an account. Returns before anything is looked up, so that the response takes
   * as long either way. Without a mail server the link is written to the log.
   */
  request(email: string, { baseUrl, log }: { baseUrl: string; log: MailLog }): void {
    this.#settings.mails.begin(log, async (mailer) => {
      const { queries } = this.#settings.database;
      const account = await findAccountByEmail(queries, foldIdentity(email));
      if (!account) return;
      // Behind the #, so that it is sent to no server and stands in no log but this one.
      const link = `${baseUrl}/reset-password#token=${await this.#createLinkToken(account)}`;
      if (mailer) await mailer.send({ to: account.email, ...buildResetLink(link) });
      else log.warn({ link }, "SMTP_URL is not set, so the link to reset a password stands here");
    });
  }

  /**
   * Gives the account of that link the password, ends the link and whatever could act for the account: sessions, API
   * keys and webhooks. Throws an `AccountError`.
   */
  async reset(token: string, password: string): Promise<Account> {
    const { database, now, accounts } = this.#settings;
    const tokenHash = hashToken(token);
    const accountId = await database.transaction(`password-reset:${tokenHash}`, async (queries) => {
      const reset = await findPasswordReset(queries, tokenHash, now().getTime());
      if (!reset) throw new AccountError("reset-link-invalid");
      await deletePasswordResets(queries, reset.accountId);
      return reset.accountId;
    });
    return accounts.setPassword(accountId, password);
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
