import { expect, test } from "vitest";
import { describeOnEngine } from "../database.fixture.ts";
import { accountsMigration } from "./0001-accounts.ts";
import { namedKeysMigration } from "./0007-named-keys.ts";
import { insertTwoAccounts } from "./rows.fixture.ts";
import { openUnmigrated } from "./unmigrated.fixture.ts";

const key = { name: "Zapier", ending: "abcd", scopes: "[]", createdAtMs: 1, lastUsedAtMs: null };

for (const engine of ["sqlite", "postgres"] as const) {
  describeOnEngine(engine, "named keys", (empty) => {
    test("are several per account, unique, and deleted with it", async () => {
      const { queries } = await openUnmigrated(empty.settings);
      await accountsMigration.up(queries);
      await namedKeysMigration.up(queries);
      await insertTwoAccounts(queries);
      const insert = (id: string, accountId: string, keyHash = id) =>
        queries
          .insertInto("namedKeys")
          .values({ id, accountId, keyHash, ...key })
          .execute();
      await insert("1", "a");
      await insert("2", "a");
      await insert("3", "b");
      await expect(insert("4", "b", "1")).rejects.toThrow(/unique/i);
      await expect(insert("5", "c")).rejects.toThrow(/foreign key/i);
      await queries.deleteFrom("accounts").where("id", "=", "a").execute();
      expect(await queries.selectFrom("namedKeys").selectAll().execute()).toEqual([
        { id: "3", accountId: "b", keyHash: "3", ...key },
      ]);
    });
  });
}
