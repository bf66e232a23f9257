import type { Queries, VoiceRow } from "../db/tables.ts";

export async function findVoiceRow(queries: Queries, accountId: string): Promise<VoiceRow | null> {
  const row = await queries
    .selectFrom("voices")
    .selectAll()
    .where("accountId", "=", accountId)
    .executeTakeFirst();
  return row ?? null;
}

/** Writes an account's voice, replacing the previous one. */
export async function writeVoiceRow(queries: Queries, row: VoiceRow): Promise<void> {
  const { accountId: _, ...values } = row;
  await queries
    .insertInto("voices")
    .values(row)
    .onConflict((conflict) => conflict.column("accountId").doUpdateSet(values))
    .execute();
}

export async function deleteVoiceRow(queries: Queries, accountId: string): Promise<void> {
  await queries.deleteFrom("voices").where("accountId", "=", accountId).execute();
}
