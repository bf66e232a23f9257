import { randomUUID } from "node:crypto";
import type { ChangeEmailRequest } from "@slideloom/core/contract/account-requests";
import type { Database } from "../db/database.ts";
import type { EmailChangeRow, Queries } from "../db/tables.ts";
import { createToken, hashToken } from "../secrets/secret-token.ts";
import { AccountError } from "./account-error.ts";
import type { AccountMails, MailLog } from "./account-mails.ts";
import {
  findAccount,
  findAccountByEmail,
  requireSamePassword,
  updateAccount,
  type Account,
} from "./account-repository.ts";
import type { AccountService } from "./account-service.ts";
import {
  deleteEmailChanges,
  type EmailSide,
  findEmailChange,
  findEmailChangeByToken,
  replaceEmailChange,
  updateEmailChange,
} from "./email-change-repository.ts";
import { foldIdentity } from "./fold-identity.ts";
import { deletePasswordResets } from "./password-reset-repository.ts";

const lifetimeMs = 24 * 60 * 60 * 1000;

export interface EmailChangeServiceSettings {
  database: Database;
  now: () => Date;
  accounts: Pick<AccountService, "requirePassword">;
  mails: Pick<AccountMails, "canSend" | "sendConfirmationLinks">;
}

/** One of the two addresses of an email change, with the token of the confirmation link. */
export interface EmailConfirmation {
  to: string;
  token: string;
  side: EmailSide;
}

/** Changes email addresses after both addresses are confirmed, or at once if no mail can be sent. */
export class EmailChangeService {
  readonly #settings: EmailChangeServiceSettings;

  constructor(settings: EmailChangeServiceSettings) {
    this.#settings = settings;
  }

  /**
   * Sends a link to the old and the new address, and resolves to false. If no SMTP server is configured, changes the
   * address at once and resolves to true.
   * @throws {AccountError}
   */
  async request(
    account: Account,
    { email, password }: ChangeEmailRequest,
    { baseUrl, log }: { baseUrl: string; log: MailLog },
  ): Promise<boolean> {
    const { accounts, mails, now } = this.#settings;
    await accounts.requirePassword(account, password);
    const change: EmailChangeRow = {
      id: randomUUID(),
      accountId: account.id,
      email,
      oldTokenHash: null,
      newTokenHash: null,
      isOldConfirmed: 0,
      isNewConfirmed: 0,
      expiresAtMs: now().getTime() + lifetimeMs,
    };
    await this.#change(account.id, async (queries) => {
      await requireSamePassword(queries, account);
      if (!mails.canSend) return applyChange(queries, change);
      await requireFreeEmail(queries, change);
      await replaceEmailChange(queries, change);
    });
    if (mails.canSend) await mails.sendConfirmationLinks(change.id, baseUrl);
    else
      log.warn(
        { account: account.id, oldEmail: account.email },
        "Email address changed without confirmation, because SMTP_URL is not set",
      );
    return !mails.canSend;
  }

  /**
   * Confirms one address. Resolves to the changed account once the other address is also confirmed, until then to null.
   * @throws {AccountError} if the link is invalid.
   */
  async confirm(token: string): Promise<{ account: Account; oldEmail: string } | null> {
    const { database, now } = this.#settings;
    const tokenHash = hashToken(token);
    const nowMs = now().getTime();
    const found = await findEmailChangeByToken(database.queries, tokenHash, nowMs);
    if (!found) throw new AccountError("email-link-invalid");
    return this.#change(found.change.accountId, async (queries) => {
      const current = await findEmailChangeByToken(queries, tokenHash, nowMs);
      if (!current) throw new AccountError("email-link-invalid");
      const { change, side } = current;
      const isConfirmed = side === "old" ? { isOldConfirmed: 1 } : { isNewConfirmed: 1 };
      const { isOldConfirmed, isNewConfirmed } = { ...change, ...isConfirmed };
      if (isOldConfirmed === 0 || isNewConfirmed === 0) {
        await updateEmailChange(queries, change.id, isConfirmed);
        return null;
      }
      const before = await findAccount(queries, change.accountId);
      await applyChange(queries, change);
      const account = await findAccount(queries, change.accountId);
      if (!account || !before) throw new AccountError("email-link-invalid");
      return { account, oldEmail: before.email };
    });
  }

  /**
   * Creates a token for a new link to one address, and invalidates earlier links to that address. Returns null if the
   * email change has expired.
   */
  async createConfirmation(changeId: string, side: EmailSide): Promise<EmailConfirmation | null> {
    const { database, now } = this.#settings;
    const change = await findEmailChange(database.queries, changeId);
    if (!change || change.expiresAtMs <= now().getTime()) return null;
    const account = await findAccount(database.queries, change.accountId);
    if (!account) return null;
    const token = createToken();
    const hash = hashToken(token);
    await updateEmailChange(
      database.queries,
      changeId,
      side === "old" ? { oldTokenHash: hash } : { newTokenHash: hash },
    );
    return { to: side === "old" ? account.email : change.email, token, side };
  }

  #change<Result>(accountId: string, work: (queries: Queries) => Promise<Result>): Promise<Result> {
    return this.#settings.database.transaction(`account:${accountId}`, work);
  }
}

async function requireFreeEmail(
  queries: Queries,
  { accountId, email }: Pick<EmailChangeRow, "accountId" | "email">,
): Promise<void> {
  const owner = await findAccountByEmail(queries, foldIdentity(email));
  if (owner && owner.id !== accountId) throw new AccountError("email-taken");
}

/** Stores the new address. Deletes password reset links, which were sent to the old address and would still work. */
async function applyChange(queries: Queries, change: EmailChangeRow): Promise<void> {
  const { accountId, email } = change;
  await requireFreeEmail(queries, change);
  await updateAccount(queries, accountId, { email, emailFolded: foldIdentity(email) });
  await deleteEmailChanges(queries, accountId);
  await deletePasswordResets(queries, accountId);
}
