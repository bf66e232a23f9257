import type { PlanId } from "@slideloom/core/credits";
import type { AccountRow, Queries } from "../db/tables.ts";
import { AccountError } from "./account-error.ts";

export type Account = AccountRow & { plan: PlanId };

/** Narrows a row's `plan` column, stored as text, to `PlanId`. */
export const toAccount = (row: AccountRow): Account => ({ ...row, plan: row.plan as PlanId });

const toAccountOrNull = (row: AccountRow | undefined): Account | null =>
  row ? toAccount(row) : null;

/** Inserts an account; resolves to false, without writing, if the email address or the username is taken. */
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

/** Lists all accounts, oldest first. */
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
  change: Partial<
    Pick<AccountRow, "email" | "emailFolded" | "firstName" | "lastName" | "passwordHash">
  >,
): Promise<void> {
  await queries.updateTable("accounts").set(change).where("id", "=", id).execute();
}

/**
 * Throws an `AccountError` if the password changed since `account` was read. Must run in the transaction that creates a
 * session, key or webhook.
 */
export async function requireSamePassword(
  queries: Queries,
  { id, passwordHash }: Pick<Account, "id" | "passwordHash">,
): Promise<void> {
  const current = await findAccount(queries, id);
  if (current?.passwordHash !== passwordHash) throw new AccountError("password-changed");
}

/** Deletes the account's API keys, connected programs, and its webhooks with their pending deliveries. */
export async function deleteKeysAndWebhooks(queries: Queries, accountId: string): Promise<void> {
  for (const table of ["apiKeys", "namedKeys", "oauthCodes", "oauthGrants", "webhooks"] as const) {
    await queries.deleteFrom(table).where("accountId", "=", accountId).execute();
  }
}

/** Deletes an account; rows that refer to it are deleted by cascade. */
export async function deleteAccount(queries: Queries, id: string): Promise<void> {
  await queries.deleteFrom("accounts").where("id", "=", id).execute();
}
