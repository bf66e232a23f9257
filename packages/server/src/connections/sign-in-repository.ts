import type { NetworkSignInRow } from "../db/publishing-tables.ts";
import type { Queries } from "../db/tables.ts";

export async function insertSignIn(queries: Queries, row: NetworkSignInRow): Promise<void> {
  await queries.insertInto("networkSignIns").values(row).execute();
}

/** Deletes and returns a sign-in, so that only one of several concurrent callers gets the row. */
export async function consumeSignIn(
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
