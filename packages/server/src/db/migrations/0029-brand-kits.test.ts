import { expect, test } from "vitest";
import { describeOnEngine } from "../database.fixture.ts";
import { brandKitsMigration } from "./0029-brand-kits.ts";
import { insertTwoAccounts } from "./rows.fixture.ts";
import { openBefore } from "./unmigrated.fixture.ts";

for (const engine of ["sqlite", "postgres"] as const) {
  describeOnEngine(engine, "brand kits", (empty) => {
    test("begin with the account's brand, keep their places, and go with the account", async () => {
      const { queries } = await openBefore(empty.settings, brandKitsMigration);
      await insertTwoAccounts(queries);
      const own = { brand: '{"name":"Ada"}', version: 7, updatedAtMs: 1_700_000_000_000 };
      const old = queries.withTables<{ brands: typeof own & { accountId: string } }>();
      await old
        .insertInto("brands")
        .values({ accountId: "a", ...own })
        .execute();
      await brandKitsMigration.up(queries);
      const kits = await queries.selectFrom("brandKits").selectAll().execute();
      const id = expect.stringMatching(/^[\da-f-]{36}$/) as string;
      expect(kits).toEqual([{ id, accountId: "a", place: 0, title: "", ...own }]);
      const insert = (place: number, kitId: string, accountId = "a") =>
        queries
          .insertInto("brandKits")
          .values({ id: kitId, accountId, place, title: "Shop", ...own })
          .execute();
      await expect(insert(0, "twice")).rejects.toThrow(/unique/i);
      await insert(1, "second");
      await insert(0, "other", "b");
      await queries.deleteFrom("accounts").where("id", "=", "a").execute();
      const left = await queries.selectFrom("brandKits").select("id").execute();
      expect(left).toEqual([{ id: "other" }]);
    });
  });
}
