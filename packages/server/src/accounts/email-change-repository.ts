import type { EmailChangeRow, Queries } from "../db/tables.ts";

/** The two addresses of a change. */
export type EmailSide = "old" | "new";

/** Inserts an email change and deletes the account's earlier one. */
export async function replaceEmailChange(queries: Queries, row: EmailChangeRow): Promise<void> {
  await deleteEmailChanges(queries, row.accountId);
  await queries.insertInto("emailChanges").values(row).execute();
}

export async function findEmailChange(
  queries: Queries,
  id: string,
): Promise<EmailChangeRow | null> {
  const row = await queries
    .selectFrom("emailChanges")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst();
  return row ?? null;
}

/** Returns the unexpired change and whether the token confirms its old or new address; null if the token is unknown. */
export async function findEmailChangeByToken(
  queries: Queries,
  tokenHash: string,
  nowMs: number,
): Promise<{ change: EmailChangeRow; side: EmailSide } | null> {
  const change = await queries
    .selectFrom("emailChanges")
    .selectAll()
    .where((where) =>
      where.or([where("oldTokenHash", "=", tokenHash), where("newTokenHash", "=", tokenHash)]),
    )
    .where("expiresAtMs", ">", nowMs)
    .executeTakeFirst();
  return change ? { change, side: change.oldTokenHash === tokenHash ? "old" : "new" } : null;
}

export async function updateEmailChange(
  queries: Queries,
  id: string,
  change: Partial<Omit<EmailChangeRow, "id" | "accountId">>,
): Promise<void> {
  await queries.updateTable("emailChanges").set(change).where("id", "=", id).execute();
}

export async function deleteEmailChanges(queries: Queries, accountId: string): Promise<void> {
  await queries.deleteFrom("emailChanges").where("accountId", "=", accountId).execute();
}
