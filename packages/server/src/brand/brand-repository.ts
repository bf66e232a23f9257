import type { BrandKitRow, Queries } from "../db/tables.ts";

/** Place of the kit that new carousels start with. */
export const firstPlace = 0;

export async function listKitRows(queries: Queries, accountId: string): Promise<BrandKitRow[]> {
  return queries
    .selectFrom("brandKits")
    .selectAll()
    .where("accountId", "=", accountId)
    .orderBy("place")
    .execute();
}

export async function findFirstKitRow(
  queries: Queries,
  accountId: string,
): Promise<BrandKitRow | null> {
  const row = await queries
    .selectFrom("brandKits")
    .selectAll()
    .where("accountId", "=", accountId)
    .where("place", "=", firstPlace)
    .executeTakeFirst();
  return row ?? null;
}

export async function findKitRow(
  queries: Queries,
  accountId: string,
  id: string,
): Promise<BrandKitRow | null> {
  const row = await queries
    .selectFrom("brandKits")
    .selectAll()
    .where("accountId", "=", accountId)
    .where("id", "=", id)
    .executeTakeFirst();
  return row ?? null;
}

/** Writes a kit, replacing the one with its id. */
export async function writeKitRow(queries: Queries, row: BrandKitRow): Promise<void> {
  const { id: _, ...values } = row;
  await queries
    .insertInto("brandKits")
    .values(row)
    .onConflict((conflict) => conflict.column("id").doUpdateSet(values))
    .execute();
}

export async function deleteKitRow(queries: Queries, id: string): Promise<void> {
  await queries.deleteFrom("brandKits").where("id", "=", id).execute();
}
