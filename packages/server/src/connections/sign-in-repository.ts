import type { NetworkSignInRow } from "../db/publishing-tables.ts";
import type { Queries } from "../db/tables.ts";

export async function insertSignIn(queries: Queries, row: NetworkSignInRow): Promise<void> {
  await queries.insertInto("networkSignIns").values(row).execute();
}

/** A sign-in ends with its first use: of two who take it one gets it. */
export async function takeSignIn(
  queries: Queries,
  stateHash: string,
): Promise<NetworkSignInRow | null> {
  const row = await queries
    .deleteFrom("networkSignIns")
    .where("stateHash", "=", stateHash)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

export async function deleteEndedSignIns(queries: Queries, nowMs: number): Promise<void> {
  await queries.deleteFrom("networkSignIns").where("endsAtMs", "<=", nowMs).execute();
}
