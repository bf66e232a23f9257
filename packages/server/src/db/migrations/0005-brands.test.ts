import { expect, test } from "vitest";
import { describeOnEngine } from "../database.fixture.ts";
import { accountsMigration } from "./0001-accounts.ts";
import { brandsMigration } from "./0005-brands.ts";
import { insertTwoAccounts } from "./rows.fixture.ts";
import { openUnmigrated } from "./unmigrated.fixture.ts";

const row = { brand: "{}", version: 1, updatedAtMs: 1 };

for (const engine of ["sqlite", "postgres"] as const) {
  describeOnEngine(engine, "brands", (empty) => {
    test("are unique per account, and deleted with it", async () => {
      const { queries: all } = await openUnmigrated(empty.settings);
      const queries = all.withTables<{ brands: typeof row & { accountId: string } }>();
      await accountsMigration.up(queries);
      await brandsMigration.up(queries);
      await insertTwoAccounts(queries);
      const insert = (accountId: string) =>
        queries
          .insertInto("brands")
          .values({ accountId, ...row })
          .execute();
      await insert("a");
      await insert("b");
      await expect(insert("a")).rejects.toThrow(/unique/i);
      await expect(insert("c")).rejects.toThrow(/foreign key/i);
      await queries.deleteFrom("accounts").where("id", "=", "a").execute();
      expect(await queries.selectFrom("brands").selectAll().execute()).toEqual([
        { accountId: "b", ...row },
      ]);
    });
  });
}
