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

/** Resets forgotten passwords by a single-use link that is valid for 30 minutes. */
export class PasswordResetService {
  readonly #settings: PasswordResetServiceSettings;

  constructor(settings: PasswordResetServiceSettings) {
    this.#settings = settings;
  }

  /**
   * Queues a reset link without looking up the address, so response times don't reveal accounts. If no SMTP server is
   * configured, the link is logged.
   */
  async request(email: string, baseUrl: string): Promise<void> {
    await this.#settings.mails.sendResetLink(foldIdentity(email), baseUrl);
  }

  /**
   * Sets the password of the token's account, and deletes the token and the account's sessions, API keys and webhooks.
   * Throws an `AccountError`.
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

  /** Creates a reset token and invalidates older ones. */
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
