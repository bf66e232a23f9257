import type { IdempotencyRow, Queries } from "../db/tables.ts";

export async function findKey(
  queries: Queries,
  accountId: string,
  key: string,
): Promise<IdempotencyRow | null> {
  const row = await queries
    .selectFrom("idempotentAnswers")
    .selectAll()
    .where("accountId", "=", accountId)
    .where("key", "=", key)
    .executeTakeFirst();
  return row ?? null;
}

/** Lists an account's keys used after that time, oldest first. */
export async function listKeys(
  queries: Queries,
  accountId: string,
  afterMs: number,
): Promise<Pick<IdempotencyRow, "key" | "startedAtMs" | "answer">[]> {
  return queries
    .selectFrom("idempotentAnswers")
    .select(["key", "startedAtMs", "answer"])
    .where("accountId", "=", accountId)
    .where("startedAtMs", ">", afterMs)
    .orderBy("startedAtMs")
    .execute();
}

/** Writes a key, replacing an expired or abandoned row. */
export async function writeKey(queries: Queries, row: IdempotencyRow): Promise<void> {
  await queries
    .insertInto("idempotentAnswers")
    .values(row)
    .onConflict((conflict) => conflict.columns(["accountId", "key"]).doUpdateSet(row))
    .execute();
}

/** Resolves to false if another run has claimed the key. */
export async function writeResponse(
  queries: Queries,
  runId: string,
  answer: string,
): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable("idempotentAnswers")
    .set({ answer })
    .where("runId", "=", runId)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Deletes the key of a run that stored no response. */
export async function freeKey(queries: Queries, runId: string): Promise<void> {
  await queries
    .deleteFrom("idempotentAnswers")
    .where("runId", "=", runId)
    .where("answer", "is", null)
    .execute();
}

export async function deleteOldKeys(queries: Queries, endMs: number): Promise<void> {
  await queries.deleteFrom("idempotentAnswers").where("startedAtMs", "<=", endMs).execute();
}
