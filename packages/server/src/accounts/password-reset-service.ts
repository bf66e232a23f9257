import type { Database } from "../db/database.ts";
import { createToken, hashToken } from "../secrets/secret-token.ts";
import { AccountError } from "./account-error.ts";
import type { AccountMails } from "./account-mails.ts";
import type { Account } from "./account-repository.ts";
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
  mails: Pick<AccountMails, "sendResetLink">;
}

/** Lets people back in who forgot their password: by a link that works once, for half an hour. */
export class PasswordResetService {
  readonly #settings: PasswordResetServiceSettings;

  constructor(settings: PasswordResetServiceSettings) {
    this.#settings = settings;
  }

  /**
   * Sends a link to the address if it has an account. Looks nothing up, so the response takes as long either way. Without a
   * mail server the link is written to the log.
   */
  async request(email: string, baseUrl: string): Promise<void> {
    await this.#settings.mails.sendResetLink(foldIdentity(email), baseUrl);
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

  /** Makes the token of a link, which ends those before. */
  async createToken(accountId: string): Promise<string> {
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
