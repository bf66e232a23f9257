import type { SourceRow } from "../db/source-tables.ts";
import type { Queries } from "../db/tables.ts";

export type SourceSummaryRow = Pick<SourceRow, "source" | "expiresAtMs">;

/** Returns an account's sources, newest first. */
export async function listSourceRows(
  queries: Queries,
  accountId: string,
  nowMs: number,
): Promise<SourceSummaryRow[]> {
  return queries
    .selectFrom("sources")
    .select(["source", "expiresAtMs"])
    .where("accountId", "=", accountId)
    .where("expiresAtMs", ">", nowMs)
    .orderBy("readAtMs", "desc")
    .orderBy("id")
    .execute();
}

/** Returns all columns, for the account's export. */
export async function listWholeSourceRows(
  queries: Queries,
  accountId: string,
): Promise<SourceRow[]> {
  return queries
    .selectFrom("sources")
    .selectAll()
    .where("accountId", "=", accountId)
    .orderBy("readAtMs")
    .orderBy("id")
    .execute();
}

export async function findSourceRow(
  queries: Queries,
  { accountId, id, nowMs }: { accountId: string; id: string; nowMs: number },
): Promise<SourceRow | null> {
  const row = await queries
    .selectFrom("sources")
    .selectAll()
    .where("id", "=", id)
    .where("accountId", "=", accountId)
    .where("expiresAtMs", ">", nowMs)
    .executeTakeFirst();
  return row ?? null;
}

export async function listSameSourceRows(
  queries: Queries,
  { accountId, hash }: Pick<SourceRow, "accountId" | "hash">,
): Promise<Pick<SourceRow, "id" | "source">[]> {
  return queries
    .selectFrom("sources")
    .select(["id", "source"])
    .where("accountId", "=", accountId)
    .where("hash", "=", hash)
    .execute();
}

/** Inserts a source, or replaces the stored source with the same id. */
export async function writeSourceRow(queries: Queries, row: SourceRow): Promise<void> {
  const { id: _, accountId: __, ...change } = row;
  await queries
    .insertInto("sources")
    .values(row)
    .onConflict((conflict) => conflict.column("id").doUpdateSet(change))
    .execute();
}

/** Deletes all but the newest sources of an account. */
export async function deleteOldestSources(
  queries: Queries,
  accountId: string,
  most: number,
): Promise<void> {
  const newest = queries
    .selectFrom("sources")
    .select("id")
    .where("accountId", "=", accountId)
    .orderBy("readAtMs", "desc")
    .orderBy("id")
    .limit(most);
  await queries
    .deleteFrom("sources")
    .where("accountId", "=", accountId)
    .where("id", "not in", newest)
    .execute();
}

export async function deleteSourceRow(
  queries: Queries,
  { accountId, id }: Pick<SourceRow, "accountId" | "id">,
): Promise<boolean> {
  const { numDeletedRows } = await queries
    .deleteFrom("sources")
    .where("id", "=", id)
    .where("accountId", "=", accountId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function deleteExpiredSources(queries: Queries, nowMs: number): Promise<void> {
  await queries.deleteFrom("sources").where("expiresAtMs", "<=", nowMs).execute();
}
