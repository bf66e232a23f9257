import type { PasswordResetRow, Queries } from "../db/tables.ts";

export async function insertPasswordReset(queries: Queries, row: PasswordResetRow): Promise<void> {
  await queries.insertInto("passwordResets").values(row).execute();
}

/** Returns the row of a reset token, or null if the token is unknown or expired. */
export async function findPasswordReset(
  queries: Queries,
  tokenHash: string,
  nowMs: number,
): Promise<PasswordResetRow | null> {
  const row = await queries
    .selectFrom("passwordResets")
    .selectAll()
    .where("tokenHash", "=", tokenHash)
    .where("expiresAtMs", ">", nowMs)
    .executeTakeFirst();
  return row ?? null;
}

export async function deletePasswordResets(queries: Queries, accountId: string): Promise<void> {
  await queries.deleteFrom("passwordResets").where("accountId", "=", accountId).execute();
}
