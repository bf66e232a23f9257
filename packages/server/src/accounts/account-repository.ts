import type { PlanId } from "@slideloom/core/credits";
import type { AccountRow, Queries } from "../db/tables.ts";
import { AccountError } from "./account-error.ts";

export type Account = AccountRow & { plan: PlanId };

/** A row as it is worked with: the plan is one of those that there are. */
export const toAccount = (row: AccountRow): Account => ({ ...row, plan: row.plan as PlanId });

const toAccountOrNull = (row: AccountRow | undefined): Account | null =>
  row ? toAccount(row) : null;

/** Writes nothing and resolves to false where the e-mail address or the username is taken. */
export async function insertAccount(queries: Queries, account: Account): Promise<boolean> {
  const result = await queries
    .insertInto("accounts")
    .values(account)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

export async function findAccount(queries: Queries, id: string): Promise<Account | null> {
  return toAccountOrNull(
    await queries.selectFrom("accounts").selectAll().where("id", "=", id).executeTakeFirst(),
  );
}

export async function findAccountByEmail(
  queries: Queries,
  emailFolded: string,
): Promise<Account | null> {
  return toAccountOrNull(
    await queries
      .selectFrom("accounts")
      .selectAll()
      .where("emailFolded", "=", emailFolded)
      .executeTakeFirst(),
  );
}

export async function findAccountByUsername(
  queries: Queries,
  usernameFolded: string,
): Promise<Account | null> {
  return toAccountOrNull(
    await queries
      .selectFrom("accounts")
      .selectAll()
      .where("usernameFolded", "=", usernameFolded)
      .executeTakeFirst(),
  );
}

/** Every account, oldest first. */
export async function listAccounts(queries: Queries): Promise<Account[]> {
  const rows = await queries
    .selectFrom("accounts")
    .selectAll()
    .orderBy("createdAtMs")
    .orderBy("id")
    .execute();
  return rows.map((row) => ({ ...row, plan: row.plan as PlanId }));
}

export async function updateAccount(
  queries: Queries,
  id: string,
  change: Partial<Pick<AccountRow, "firstName" | "lastName" | "passwordHash">>,
): Promise<void> {
  await queries.updateTable("accounts").set(change).where("id", "=", id).execute();
}

/**
 * Within the account's transaction, before something is made that would outlast a new password: throws an `AccountError`
 * where the password is another one than when that account was read.
 */
export async function requireSamePassword(
  queries: Queries,
  { id, passwordHash }: Pick<Account, "id" | "passwordHash">,
): Promise<void> {
  const current = await findAccount(queries, id);
  if (current?.passwordHash !== passwordHash) throw new AccountError("password-changed");
}

/** Ends what acts for an account without its password; webhooks with what they were still to be told. */
export async function deleteKeysAndWebhooks(queries: Queries, accountId: string): Promise<void> {
  for (const table of ["apiKeys", "namedKeys", "webhooks"] as const) {
    await queries.deleteFrom(table).where("accountId", "=", accountId).execute();
  }
}

/** Takes all rows with it that point to the account. */
export async function deleteAccount(queries: Queries, id: string): Promise<void> {
  await queries.deleteFrom("accounts").where("id", "=", id).execute();
}
