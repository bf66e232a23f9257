import type { Queries } from "../db/tables.ts";

/** Which address of an account's feed counts; the first one is 1. */
export async function findFeedVersion(queries: Queries, accountId: string): Promise<number> {
  const row = await queries
    .selectFrom("calendarFeeds")
    .select("version")
    .where("accountId", "=", accountId)
    .executeTakeFirst();
  return row?.version ?? 1;
}

/** Resolves to the version of the address that counts from now on. */
export async function raiseFeedVersion(queries: Queries, accountId: string): Promise<number> {
  const { version } = await queries
    .insertInto("calendarFeeds")
    .values({ accountId, version: 2 })
    .onConflict((conflict) =>
      conflict
        .column("accountId")
        .doUpdateSet(({ ref, eb }) => ({ version: eb(ref("calendarFeeds.version"), "+", 1) })),
    )
    .returning("version")
    .executeTakeFirstOrThrow();
  return version;
}
