import { expect, test } from "vitest";
import { describeOnEngine } from "../database.fixture.ts";
import { accountsMigration } from "./0001-accounts.ts";
import { webhooksMigration } from "./0008-webhooks.ts";
import { jobsMigration } from "./0009-jobs.ts";
import { account } from "./rows.fixture.ts";
import { openUnmigrated } from "./unmigrated.fixture.ts";

/** A job in the schema of migration 0009. */
const job = {
  id: "1",
  accountId: "a",
  kind: "render",
  status: "queued",
  input: "{}",
  progress: "{}",
  message: null,
  attempts: 0,
  runId: null,
  owner: null,
  dueAtMs: 1,
  sizeBytes: 5e9,
  createdAtMs: 1,
  finishedAtMs: null,
};

for (const engine of ["sqlite", "postgres"] as const) {
  describeOnEngine(engine, "jobs", (empty) => {
    test("outlive their account until their files are deleted, and have one run each", async () => {
      const { queries } = await openUnmigrated(empty.settings);
      await accountsMigration.up(queries);
      await webhooksMigration.up(queries);
      await jobsMigration.up(queries);
      await queries.insertInto("accounts").values(account).execute();
      const insert = (change: object) =>
        queries
          .insertInto("jobs")
          .values({ ...job, ...change } as never)
          .execute();
      await insert({});
      await expect(insert({ id: "2", accountId: "b" })).rejects.toThrow(/foreign key/i);
      await insert({ id: "2", runId: "r" });
      await expect(insert({ id: "3", runId: "r" })).rejects.toThrow(/unique/i);
      await queries.deleteFrom("accounts").execute();
      expect(await queries.selectFrom("jobs").select(["accountId", "sizeBytes"]).execute()).toEqual(
        Array(2).fill({ accountId: null, sizeBytes: 5e9 }),
      );
    });
  });
}
