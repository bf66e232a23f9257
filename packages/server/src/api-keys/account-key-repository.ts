import { type Account, toAccount } from "../accounts/account-repository.ts";
import type { AccountKeyRow, Queries } from "../db/tables.ts";

/** Writes the account's key in the place of the one before. */
export async function replaceAccountKey(
  queries: Queries,
  { accountId, ...key }: AccountKeyRow,
): Promise<void> {
  await queries
    .insertInto("apiKeys")
    .values({ accountId, ...key })
    .onConflict((conflict) => conflict.column("accountId").doUpdateSet(key))
    .execute();
}

export async function findKeyOwner(queries: Queries, keyHash: string): Promise<Account | null> {
  const row = await queries
    .selectFrom("apiKeys")
    .innerJoin("accounts", "accounts.id", "apiKeys.accountId")
    .selectAll("accounts")
    .where("keyHash", "=", keyHash)
    .executeTakeFirst();
  return row ? toAccount(row) : null;
}

export async function findSealedKey(queries: Queries, accountId: string): Promise<string | null> {
  const row = await queries
    .selectFrom("apiKeys")
    .select("sealedKey")
    .where("accountId", "=", accountId)
    .executeTakeFirst();
  return row?.sealedKey ?? null;
}
