import { expect, test } from "vitest";
import { describeOnEngine } from "../database.fixture.ts";
import { accountsMigration } from "./0001-accounts.ts";
import { idempotentAnswersMigration } from "./0004-idempotent-answers.ts";
import { insertTwoAccounts } from "./rows.fixture.ts";
import { openUnmigrated } from "./unmigrated.fixture.ts";

const answer = { bodyHash: "h", runId: "r", owner: "o", startedAtMs: 1, answer: null };

for (const engine of ["sqlite", "postgres"] as const) {
  describeOnEngine(engine, "stored responses", (empty) => {
    test("are unique by account and key, and deleted with the account", async () => {
      const { queries } = await openUnmigrated(empty.settings);
      await accountsMigration.up(queries);
      await idempotentAnswersMigration.up(queries);
      await insertTwoAccounts(queries);
      const insert = (accountId: string, key: string) =>
        queries
          .insertInto("idempotentAnswers")
          .values({ accountId, key, ...answer } as never)
          .execute();
      await insert("a", "k");
      await insert("a", "l");
      await insert("b", "k");
      await expect(insert("a", "k")).rejects.toThrow(/unique/i);
      await expect(insert("c", "k")).rejects.toThrow(/foreign key/i);
      await queries.deleteFrom("accounts").where("id", "=", "a").execute();
      expect(await queries.selectFrom("idempotentAnswers").selectAll().execute()).toEqual([
        { accountId: "b", key: "k", ...answer },
      ]);
    });
  });
}
