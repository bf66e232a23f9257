import type { ConnectionRow, GrantRow } from "../db/publishing-tables.ts";
import type { Queries } from "../db/tables.ts";

/** Returns an account's grants, oldest first. */
export async function listGrantRows(queries: Queries, accountId: string): Promise<GrantRow[]> {
  return queries
    .selectFrom("connectionGrants")
    .selectAll()
    .where("accountId", "=", accountId)
    .orderBy("createdAtMs")
    .orderBy("id")
    .execute();
}

/** Returns the person's existing grant for this account at the network, or null. */
export async function findSameGrant(
  queries: Queries,
  { accountId, network, remoteId }: Pick<GrantRow, "accountId" | "network" | "remoteId">,
): Promise<GrantRow | null> {
  const row = await queries
    .selectFrom("connectionGrants")
    .selectAll()
    .where("accountId", "=", accountId)
    .where("network", "=", network)
    .where("remoteId", "=", remoteId)
    .executeTakeFirst();
  return row ?? null;
}

export async function insertGrant(queries: Queries, row: GrantRow): Promise<void> {
  await queries.insertInto("connectionGrants").values(row).execute();
}

export async function deleteGrant(queries: Queries, id: string): Promise<void> {
  await queries.deleteFrom("connectionGrants").where("id", "=", id).execute();
}

/** Returns a grant's connections as stored. The grant's own `state` has no effect on their `state`. */
export async function listChannelRows(queries: Queries, grantId: string): Promise<ConnectionRow[]> {
  return queries.selectFrom("connections").selectAll().where("grantId", "=", grantId).execute();
}

/** Returns the ids of grants that can be used, for the daily check of their channels. */
export async function listUsableGrantIds(queries: Queries): Promise<string[]> {
  const rows = await queries
    .selectFrom("connectionGrants")
    .select("id")
    .where("state", "in", ["active", "expiring"])
    .orderBy("id")
    .execute();
  return rows.map(({ id }) => id);
}
