import { type Caller, selectCaller, toCaller } from "../accounts/caller-repository.ts";
import { compileOnce } from "../db/compile-once.ts";
import type { ApiKeyRow, Queries } from "../db/tables.ts";

/** Lists an account's keys, newest first. */
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

/** Resolves to false if the account has no key with that id. */
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

const selectApiKey = compileOnce((queries, { keyHash }: { keyHash: string }) =>
  selectCaller(queries)
    .innerJoin("namedKeys", "namedKeys.accountId", "accounts.id")
    .select(["namedKeys.scopes", "namedKeys.lastUsedAtMs"])
    .where("namedKeys.keyHash", "=", keyHash),
);

export async function findApiKey(
  queries: Queries,
  keyHash: string,
): Promise<(Pick<ApiKeyRow, "scopes" | "lastUsedAtMs"> & Caller) | null> {
  const row = await selectApiKey(queries, { keyHash });
  if (!row) return null;
  return { ...toCaller(row), scopes: row.scopes, lastUsedAtMs: row.lastUsedAtMs };
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
