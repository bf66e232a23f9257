import { randomUUID } from "node:crypto";
import type {
  ChangePasswordRequest,
  LoginRequest,
  NamesRequest,
  RegistrationRequest,
} from "@slideloom/core/contract/account-requests";
import type { PlanId } from "@slideloom/core/credits";
import type { Database } from "../db/database.ts";
import type { Queries } from "../db/tables.ts";
import { deleteSessions } from "./session-repository.ts";
import type { SessionService, SignedIn } from "./session-service.ts";
import { AccountError } from "./account-error.ts";
import {
  deleteAccount,
  deleteKeysAndWebhooks,
  findAccount,
  findAccountByEmail,
  insertAccount,
  requireSamePassword,
  updateAccount,
  type Account,
} from "./account-repository.ts";
import { deleteEmailChanges } from "./email-change-repository.ts";
import { foldIdentity } from "./fold-identity.ts";
import type { PasswordHasher } from "./password-hasher.ts";
import { deletePasswordResets } from "./password-reset-repository.ts";

export interface AccountServiceSettings {
  database: Database;
  now: () => Date;
  passwords: PasswordHasher;
  sessions: SessionService;
  isSignupOpen: boolean;
  defaultPlan: PlanId;
  /** Sets up a new account's other data, in the transaction that creates the account. */
  onCreate: (
    queries: Queries,
    account: { accountId: string; plan: PlanId; nowMs: number },
  ) => Promise<void>;
}

/**
 * Registration, login, password changes and deletion of accounts. Throws an `AccountError` for operations that are not
 * allowed.
 */
export class AccountService {
  readonly #settings: AccountServiceSettings;

  constructor(settings: AccountServiceSettings) {
    this.#settings = settings;
  }

  /** Creates an account for an anonymous user and starts a session. */
  async register(form: RegistrationRequest): Promise<{ account: Account; token: string }> {
    if (!this.#settings.isSignupOpen) throw new AccountError("sign-up-closed");
    const account = await this.create(form);
    return { account, token: await this.#settings.sessions.open(account.id) };
  }

  /** Creates an account with its plan's credits, even if registration is closed. */
  async create(
    form: RegistrationRequest,
    plan: PlanId = this.#settings.defaultPlan,
  ): Promise<Account> {
    const account: Account = {
      id: randomUUID(),
      email: form.email,
      emailFolded: foldIdentity(form.email),
      username: form.username,
      usernameFolded: foldIdentity(form.username),
      firstName: form.firstName ?? null,
      lastName: form.lastName ?? null,
      passwordHash: await this.#settings.passwords.hash(form.password),
      plan,
      createdAtMs: this.#settings.now().getTime(),
    };
    await this.#change(account.id, async (queries) => {
      if (!(await insertAccount(queries, account))) {
        const isEmailTaken = await findAccountByEmail(queries, account.emailFolded);
        throw new AccountError(isEmailTaken ? "email-taken" : "username-taken");
      }
      await this.#settings.onCreate(queries, {
        accountId: account.id,
        plan,
        nowMs: account.createdAtMs,
      });
    });
    return account;
  }

  /** Starts a session. Takes equally long for an unknown address and for a wrong password (no user enumeration). */
  async login({ email, password }: LoginRequest): Promise<{ account: Account; token: string }> {
    const { database, passwords, sessions } = this.#settings;
    const account = await findAccountByEmail(database.queries, foldIdentity(email));
    const isRight = await passwords.verify(account?.passwordHash ?? null, password);
    if (!account || !isRight) throw new AccountError("bad-credentials");
    return this.#change(account.id, async (queries) => {
      // The password may have changed since it was verified.
      const current = await findAccount(queries, account.id);
      if (current?.passwordHash !== account.passwordHash) throw new AccountError("bad-credentials");
      return { account: current, token: await sessions.open(account.id, queries) };
    });
  }

  /** Changes the caller's password and ends their other sessions. If requested, also deletes keys and webhooks. */
  async changePassword(
    { account, tokenHash }: SignedIn,
    { currentPassword, newPassword, endKeysAndWebhooks = false }: ChangePasswordRequest,
  ): Promise<void> {
    await this.requirePassword(account, currentPassword);
    await this.#storePassword(account.id, newPassword, async (queries) => {
      await requireSamePassword(queries, account);
      await deleteSessions(queries, account.id, tokenHash);
      if (endKeysAndWebhooks) await deleteKeysAndWebhooks(queries, account.id);
    });
  }

  /** Sets an account's password and deletes all its sessions, API keys and webhooks. */
  async setPassword(accountId: string, password: string): Promise<Account> {
    return this.#storePassword(accountId, password, async (queries) => {
      await deleteSessions(queries, accountId);
      await deleteKeysAndWebhooks(queries, accountId);
    });
  }

  async changeNames(account: Account, form: NamesRequest): Promise<Account> {
    const names = {
      firstName: form.firstName === undefined ? account.firstName : form.firstName,
      lastName: form.lastName === undefined ? account.lastName : form.lastName,
    };
    await updateAccount(this.#settings.database.queries, account.id, names);
    return { ...account, ...names };
  }

  /** Deletes an account with all its rows. Credit ledger entries remain, but no longer name the person. */
  async delete(account: Account, password: string, eraseFiles: () => Promise<void>): Promise<void> {
    await this.requirePassword(account, password);
    await eraseFiles();
    await this.#change(account.id, (queries) => deleteAccount(queries, account.id));
  }

  /** Throws an `AccountError` if the password is wrong. */
  async requirePassword(account: Account, password: string): Promise<void> {
    const isRight = await this.#settings.passwords.verify(account.passwordHash, password);
    if (!isRight) throw new AccountError("wrong-password");
  }

  async #storePassword(
    accountId: string,
    password: string,
    endAccess: (queries: Queries) => Promise<void>,
  ): Promise<Account> {
    const passwordHash = await this.#settings.passwords.hash(password);
    return this.#change(accountId, async (queries) => {
      await endAccess(queries);
      await updateAccount(queries, accountId, { passwordHash });
      await deletePasswordResets(queries, accountId);
      await deleteEmailChanges(queries, accountId);
      const account = await findAccount(queries, accountId);
      if (!account) throw new AccountError("reset-link-invalid");
      return account;
    });
  }

  #change<Result>(accountId: string, work: (queries: Queries) => Promise<Result>): Promise<Result> {
    return this.#settings.database.transaction(`account:${accountId}`, work);
  }
}
