import type { Queries, SavedFactsRow } from "../../db/tables.ts";

/** Returns facts stored after `afterMs`, as JSON; null if there are none. */
export async function findSavedFacts(
  queries: Queries,
  { accountId, key, afterMs }: Pick<SavedFactsRow, "accountId" | "key"> & { afterMs: number },
): Promise<string | null> {
  const row = await queries
    .selectFrom("savedFacts")
    .select("facts")
    .where("accountId", "=", accountId)
    .where("key", "=", key)
    .where("createdAtMs", ">", afterMs)
    .executeTakeFirst();
  return row?.facts ?? null;
}

export async function writeSavedFacts(queries: Queries, row: SavedFactsRow): Promise<void> {
  const { facts, createdAtMs } = row;
  await queries
    .insertInto("savedFacts")
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(["accountId", "key"]).doUpdateSet({ facts, createdAtMs }),
    )
    .execute();
}

/** Lists an account's stored facts, oldest first. */
export async function listSavedFacts(
  queries: Queries,
  accountId: string,
): Promise<Pick<SavedFactsRow, "facts" | "createdAtMs">[]> {
  return queries
    .selectFrom("savedFacts")
    .select(["facts", "createdAtMs"])
    .where("accountId", "=", accountId)
    .orderBy("createdAtMs")
    .orderBy("key")
    .execute();
}

export async function deleteSavedFacts(queries: Queries, untilMs: number): Promise<void> {
  await queries.deleteFrom("savedFacts").where("createdAtMs", "<=", untilMs).execute();
}
