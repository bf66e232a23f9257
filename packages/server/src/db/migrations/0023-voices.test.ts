import { expect, test } from "vitest";
import { describeOnEngine } from "../database.fixture.ts";
import { allMigrations } from "./all-migrations.ts";
import { account } from "./rows.fixture.ts";
import { openUnmigrated } from "./unmigrated.fixture.ts";

for (const engine of ["sqlite", "postgres"] as const) {
  describeOnEngine(engine, "voices", (empty) => {
    test("are stored once per account, and deleted with it", async () => {
      const { queries } = await openUnmigrated(empty.settings);
      for (const migration of allMigrations) await migration.up(queries);
      await queries.insertInto("accounts").values(account).execute();
      const row = {
        accountId: account.id,
        voice: "{}",
        evidence: "[]",
        posts: "[]",
        usesSamples: 0,
        version: 1,
        updatedAtMs: 1,
      };
      await queries.insertInto("voices").values(row).execute();
      await expect(queries.insertInto("voices").values(row).execute()).rejects.toThrow(/unique/i);
      await queries.deleteFrom("accounts").execute();
      expect(await queries.selectFrom("voices").selectAll().execute()).toEqual([]);
    });
  });
}
