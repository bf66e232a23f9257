import type { ConnectionRow, GrantRow, HolderRow } from "../db/publishing-tables.ts";
import type { Queries } from "../db/tables.ts";

/** Identifies the row with the tokens for a network: a connection or a grant. Ids are unique across both tables. */
export interface HolderRef {
  table: "connections" | "connectionGrants";
  id: string;
}

/** A connection with its grant, if any. The connection then has the grant's expiry times and token version. */
export interface HeldConnection extends ConnectionRow {
  grant: GrantRow | null;
}

/**
 * Treats either table as the grants table, because both have the columns used here. Kysely can't type a union of
 * tables.
 */
const holderTable = ({ table }: HolderRef) => table as "connectionGrants";

export async function findHolder(queries: Queries, ref: HolderRef): Promise<HolderRow | null> {
  const row = await queries
    .selectFrom(holderTable(ref))
    .selectAll()
    .where("id", "=", ref.id)
    .executeTakeFirst();
  return row ?? null;
}

export async function updateHolder(
  queries: Queries,
  ref: HolderRef,
  change: Partial<HolderRow>,
): Promise<void> {
  await queries.updateTable(holderTable(ref)).set(change).where("id", "=", ref.id).execute();
}

/** Returns false if the tokens have changed or the holder was removed. */
export async function updateTokens(
  queries: Queries,
  ref: HolderRef,
  { tokenVersion, change }: { tokenVersion: number; change: Partial<HolderRow> },
): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable(holderTable(ref))
    .set(change)
    .where("id", "=", ref.id)
    .where("tokenVersion", "=", tokenVersion)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/**
 * Returns usable connections and grants whose time `end` is before `beforeMs`. The access token expires at
 * `accessEndsAtMs`, and can't be refreshed after `refreshEndsAtMs`.
 */
export async function listEndingHolders(
  queries: Queries,
  end: "accessEndsAtMs" | "refreshEndsAtMs",
  beforeMs: number,
): Promise<{ ref: HolderRef; row: HolderRow }[]> {
  const ending: { ref: HolderRef; row: HolderRow }[] = [];
  for (const table of ["connections", "connectionGrants"] as const) {
    const rows = await queries
      .selectFrom(table as "connectionGrants")
      .selectAll()
      .where(end, "<", beforeMs)
      .where("state", "in", ["active", "expiring"])
      .execute();
    ending.push(...rows.map((row) => ({ ref: { table, id: row.id }, row })));
  }
  return ending;
}

/**
 * Returns the connections to which a holder's state applies. A grant's state applies only to `active` connections,
 * because the others have their own problem.
 */
export async function listHeldConnections(
  queries: Queries,
  ref: HolderRef,
): Promise<HeldConnection[]> {
  const rows = await queries
    .selectFrom("connections")
    .selectAll()
    .where(ref.table === "connections" ? "id" : "grantId", "=", ref.id)
    .execute();
  if (ref.table === "connections") return rows.map((row) => mergeGrant(row, null));
  const grant = await findHolder(queries, ref);
  return rows.filter(({ state }) => state === "active").map((row) => mergeGrant(row, grant));
}

/**
 * An active connection gets the state of its grant. Any other connection keeps its own state, e.g. removed at the
 * network.
 */
export function mergeGrant(row: ConnectionRow, grant: GrantRow | null): HeldConnection {
  if (!grant) return { ...row, grant };
  const { accessEndsAtMs, refreshEndsAtMs, tokenVersion, instanceUrl } = grant;
  const { state, lastError } = row.state === "active" ? grant : row;
  return {
    ...row,
    accessEndsAtMs,
    refreshEndsAtMs,
    tokenVersion,
    instanceUrl,
    state,
    lastError,
    grant,
  };
}

export const refOf = ({ id, grantId }: Pick<ConnectionRow, "id" | "grantId">): HolderRef =>
  grantId === null ? { table: "connections", id } : { table: "connectionGrants", id: grantId };
