import type { BrandRow, Queries } from "../db/tables.ts";

export async function findBrandRow(queries: Queries, accountId: string): Promise<BrandRow | null> {
  const row = await queries
    .selectFrom("brands")
    .selectAll()
    .where("accountId", "=", accountId)
    .executeTakeFirst();
  return row ?? null;
}

/** Writes an account's brand, replacing the previous one. */
export async function writeBrandRow(queries: Queries, row: BrandRow): Promise<void> {
  const { accountId: _, ...values } = row;
  await queries
    .insertInto("brands")
    .values(row)
    .onConflict((conflict) => conflict.column("accountId").doUpdateSet(values))
    .execute();
}
