import type { Queries } from "../../db/tables.ts";
import type { AccountWriterRow } from "../../db/writer-tables.ts";

/** Returns an account's models in order. */
export async function listAccountWriters(
  queries: Queries,
  accountId: string,
): Promise<AccountWriterRow[]> {
  return queries
    .selectFrom("accountWriters")
    .selectAll()
    .where("accountId", "=", accountId)
    .orderBy("position")
    .orderBy("id")
    .execute();
}

export async function findAccountWriter(
  queries: Queries,
  accountId: string,
  id: string,
): Promise<AccountWriterRow | null> {
  const row = await queries
    .selectFrom("accountWriters")
    .selectAll()
    .where("accountId", "=", accountId)
    .where("id", "=", id)
    .executeTakeFirst();
  return row ?? null;
}

export async function insertAccountWriter(queries: Queries, row: AccountWriterRow): Promise<void> {
  await queries.insertInto("accountWriters").values(row).execute();
}

export async function updateAccountWriter(
  queries: Queries,
  id: string,
  values: Partial<Pick<AccountWriterRow, "position" | "lastError">>,
): Promise<void> {
  await queries.updateTable("accountWriters").set(values).where("id", "=", id).execute();
}

/** Returns false if the account has no such model. */
export async function deleteAccountWriter(
  queries: Queries,
  accountId: string,
  id: string,
): Promise<boolean> {
  const { numDeletedRows } = await queries
    .deleteFrom("accountWriters")
    .where("accountId", "=", accountId)
    .where("id", "=", id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
