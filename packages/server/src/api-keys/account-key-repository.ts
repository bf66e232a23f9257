import { type Caller, selectCaller, toCaller } from "../accounts/caller-repository.ts";
import { compileOnce } from "../db/compile-once.ts";
import type { AccountKeyRow, Queries } from "../db/tables.ts";

/** Stores the account key, replacing the previous one. */
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

const selectKeyOwner = compileOnce((queries, { keyHash }: { keyHash: string }) =>
  selectCaller(queries).where("apiKeys.keyHash", "=", keyHash),
);

export async function findKeyOwner(queries: Queries, keyHash: string): Promise<Caller | null> {
  const row = await selectKeyOwner(queries, { keyHash });
  return row ? toCaller(row) : null;
}

const selectSealedKey = compileOnce((queries, { accountId }: { accountId: string }) =>
  queries.selectFrom("apiKeys").select("sealedKey").where("accountId", "=", accountId),
);

export async function findSealedKey(queries: Queries, accountId: string): Promise<string | null> {
  const row = await selectSealedKey(queries, { accountId });
  return row?.sealedKey ?? null;
}
