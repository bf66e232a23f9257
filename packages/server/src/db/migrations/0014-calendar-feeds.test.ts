import { expect, test } from "vitest";
import { describeOnEngine } from "../database.fixture.ts";
import { allMigrations } from "./all-migrations.ts";
import { account } from "./rows.fixture.ts";
import { openUnmigrated } from "./unmigrated.fixture.ts";

for (const engine of ["sqlite", "postgres"] as const) {
  describeOnEngine(engine, "calendar feeds", (empty) => {
    test("an account has one, which is deleted with it", async () => {
      const { queries } = await openUnmigrated(empty.settings);
      for (const migration of allMigrations) await migration.up(queries);
      await queries.insertInto("accounts").values(account).execute();
      const feed = { accountId: "a", version: 2 };
      await queries.insertInto("calendarFeeds").values(feed).execute();
      await expect(queries.insertInto("calendarFeeds").values(feed).execute()).rejects.toThrow(
        /unique/i,
      );
      await queries.deleteFrom("accounts").execute();
      expect(await queries.selectFrom("calendarFeeds").selectAll().execute()).toEqual([]);
    });
  });
}
