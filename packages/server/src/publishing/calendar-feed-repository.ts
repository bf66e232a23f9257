import type { Queries } from "../db/tables.ts";

/** Returns the version of the account's valid feed URL; 1 if it was never replaced. */
export async function findFeedVersion(queries: Queries, accountId: string): Promise<number> {
  const row = await queries
    .selectFrom("calendarFeeds")
    .select("version")
    .where("accountId", "=", accountId)
    .executeTakeFirst();
  return row?.version ?? 1;
}

/** Increments the feed's version, so the previous URL becomes invalid. Returns the new version. */
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
