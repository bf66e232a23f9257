import { expect, test } from "vitest";
import { describeOnEngine } from "../database.fixture.ts";
import { openUnmigrated } from "./unmigrated.fixture.ts";
import { accountsMigration } from "./0001-accounts.ts";

const account = {
  id: "a",
  email: "Ada@example.com",
  emailFolded: "ada@example.com",
  username: "Ada",
  usernameFolded: "ada",
  firstName: null,
  lastName: null,
  passwordHash: "hash",
  plan: "free",
  createdAtMs: 1_767_323_045_678,
};

for (const engine of ["sqlite", "postgres"] as const) {
  describeOnEngine(engine, "accounts", (empty) => {
    test("are unique by email and username, with one key each", async () => {
      const { queries } = await openUnmigrated(empty.settings);
      await accountsMigration.up(queries);
      const insert = (values: Partial<typeof account>) =>
        queries
          .insertInto("accounts")
          .values({ ...account, ...values })
          .execute();
      await insert({});
      await expect(insert({ id: "b", usernameFolded: "b" })).rejects.toThrow(/unique/i);
      await expect(insert({ id: "b", emailFolded: "b" })).rejects.toThrow(/unique/i);
      await insert({ id: "b", usernameFolded: "b", emailFolded: "b" });

      const insertKey = (accountId: string, keyHash: string) =>
        queries
          .insertInto("apiKeys")
          .values({ accountId, keyHash, sealedKey: "", createdAtMs: 1 })
          .execute();
      await insertKey("a", "1");
      await expect(insertKey("a", "2")).rejects.toThrow(/unique/i);
      await expect(insertKey("b", "1")).rejects.toThrow(/unique/i);
      await queries.deleteFrom("accounts").where("id", "=", "a").execute();
      await insertKey("b", "1");
      expect(await queries.selectFrom("apiKeys").selectAll().execute()).toHaveLength(1);
    });
  });
}
