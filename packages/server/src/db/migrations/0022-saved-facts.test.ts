import { expect, test } from "vitest";
import { describeOnEngine } from "../database.fixture.ts";
import { allMigrations } from "./all-migrations.ts";
import { account } from "./rows.fixture.ts";
import { openUnmigrated } from "./unmigrated.fixture.ts";

for (const engine of ["sqlite", "postgres"] as const) {
  describeOnEngine(engine, "saved facts", (empty) => {
    test("are stored once per text and model, and deleted with their account", async () => {
      const { queries } = await openUnmigrated(empty.settings);
      for (const migration of allMigrations) await migration.up(queries);
      await queries.insertInto("accounts").values(account).execute();
      const row = { accountId: account.id, key: "k", facts: "[]", createdAtMs: 1 };
      await queries.insertInto("savedFacts").values(row).execute();
      await expect(queries.insertInto("savedFacts").values(row).execute()).rejects.toThrow(
        /unique/i,
      );
      await queries.deleteFrom("accounts").execute();
      expect(await queries.selectFrom("savedFacts").selectAll().execute()).toEqual([]);
    });
  });
}
