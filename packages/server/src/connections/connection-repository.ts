import type { ConnectionRow, PostingSlotRow } from "../db/publishing-tables.ts";
import type { Queries } from "../db/tables.ts";
import { listGrantRows } from "./grant-repository.ts";
import { findHolder, mergeGrant, refOf, type HeldConnection } from "./holder-repository.ts";

/** Returns an account's connections, oldest first. */
export async function listConnectionRows(
  queries: Queries,
  accountId: string,
): Promise<HeldConnection[]> {
  const rows = await queries
    .selectFrom("connections")
    .selectAll()
    .where("accountId", "=", accountId)
    .orderBy("createdAtMs")
    .orderBy("id")
    .execute();
  const grants = rows.some(({ grantId }) => grantId !== null)
    ? await listGrantRows(queries, accountId)
    : [];
  return rows.map((row) => mergeGrant(row, grants.find(({ id }) => id === row.grantId) ?? null));
}

export async function findConnectionRow(
  queries: Queries,
  id: string,
): Promise<HeldConnection | null> {
  const row = await queries
    .selectFrom("connections")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) return null;
  const grant = row.grantId === null ? null : await findHolder(queries, refOf(row));
  return mergeGrant(row, grant);
}

/** Returns the person's existing connection to this account at the network, or null. */
export async function findSameConnection(
  queries: Queries,
  { accountId, network, remoteId }: Pick<ConnectionRow, "accountId" | "network" | "remoteId">,
): Promise<ConnectionRow | null> {
  const row = await queries
    .selectFrom("connections")
    .selectAll()
    .where("accountId", "=", accountId)
    .where("network", "=", network)
    .where("remoteId", "=", remoteId)
    .executeTakeFirst();
  return row ?? null;
}

export async function insertConnection(queries: Queries, row: ConnectionRow): Promise<void> {
  await queries.insertInto("connections").values(row).execute();
}

export async function updateConnection(
  queries: Queries,
  id: string,
  change: Partial<ConnectionRow>,
): Promise<void> {
  await queries.updateTable("connections").set(change).where("id", "=", id).execute();
}

export async function deleteConnection(queries: Queries, id: string): Promise<void> {
  await queries.deleteFrom("connections").where("id", "=", id).execute();
}

/** Returns the posting slots of an account's connections, in the order of the week. */
export async function listSlotRows(queries: Queries, accountId: string): Promise<PostingSlotRow[]> {
  return queries
    .selectFrom("postingSlots")
    .innerJoin("connections", "connections.id", "postingSlots.connectionId")
    .selectAll("postingSlots")
    .where("accountId", "=", accountId)
    .orderBy("weekday")
    .orderBy("minuteOfDay")
    .execute();
}

export async function replaceSlots(
  queries: Queries,
  connectionId: string,
  rows: readonly PostingSlotRow[],
): Promise<void> {
  await queries.deleteFrom("postingSlots").where("connectionId", "=", connectionId).execute();
  if (rows.length > 0) await queries.insertInto("postingSlots").values(rows).execute();
}
