import { type Account, toAccount } from "../accounts/account-repository.ts";
import type { ApiKeyRow, Queries } from "../db/tables.ts";

/** Newest first. */
export async function listApiKeys(queries: Queries, accountId: string): Promise<ApiKeyRow[]> {
  return queries
    .selectFrom("namedKeys")
    .selectAll()
    .where("accountId", "=", accountId)
    .orderBy("createdAtMs", "desc")
    .orderBy("id")
    .execute();
}

export async function countApiKeys(queries: Queries, accountId: string): Promise<number> {
  const rows = await queries
    .selectFrom("namedKeys")
    .select("id")
    .where("accountId", "=", accountId)
    .execute();
  return rows.length;
}

export async function insertApiKey(queries: Queries, key: ApiKeyRow): Promise<void> {
  await queries.insertInto("namedKeys").values(key).execute();
}

/** Resolves to false where the account has none with that id. */
export async function deleteApiKey(
  queries: Queries,
  accountId: string,
  id: string,
): Promise<boolean> {
  const { numDeletedRows } = await queries
    .deleteFrom("namedKeys")
    .where("accountId", "=", accountId)
    .where("id", "=", id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The key of that hash, with its account. */
export async function findApiKey(
  queries: Queries,
  keyHash: string,
): Promise<(Pick<ApiKeyRow, "scopes" | "lastUsedAtMs"> & { account: Account }) | null> {
  const row = await queries
    .selectFrom("namedKeys")
    .innerJoin("accounts", "accounts.id", "namedKeys.accountId")
    .selectAll("accounts")
    .select(["scopes", "lastUsedAtMs"])
    .where("keyHash", "=", keyHash)
    .executeTakeFirst();
  if (!row) return null;
  const { scopes, lastUsedAtMs, ...account } = row;
  return { scopes, lastUsedAtMs, account: toAccount(account) };
}

export async function noteApiKeyUse(
  queries: Queries,
  keyHash: string,
  lastUsedAtMs: number,
): Promise<void> {
  await queries
    .updateTable("namedKeys")
    .set({ lastUsedAtMs })
    .where("keyHash", "=", keyHash)
    .execute();
}
