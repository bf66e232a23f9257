import { expect, test } from "vitest";
import { describeOnEngine } from "../database.fixture.ts";
import { accountsMigration } from "./0001-accounts.ts";
import { account } from "./rows.fixture.ts";
import { openUnmigrated } from "./unmigrated.fixture.ts";
import { webhooksMigration } from "./0008-webhooks.ts";
import { jobsMigration } from "./0009-jobs.ts";
import { webhookLeasesMigration } from "./0010-webhook-leases.ts";

const webhook = {
  url: "https://a.test/",
  host: "a.test",
  events: "[]",
  sealedSecret: "sealed",
  createdAtMs: 1,
  isForCalls: 0,
};
const delivery = {
  event: "credits.low",
  body: "{}",
  createdAtMs: 1,
  attempts: 0,
  outcome: null,
  deliveredAtMs: null,
  nextAttemptAtMs: 1,
  leasedUntilMs: null,
};

for (const engine of ["sqlite", "postgres"] as const) {
  describeOnEngine(engine, "webhooks", (empty) => {
    test("are deleted with their account, and deliveries with their webhook", async () => {
      const { queries } = await openUnmigrated(empty.settings);
      await accountsMigration.up(queries);
      await webhooksMigration.up(queries);
      await jobsMigration.up(queries);
      await webhookLeasesMigration.up(queries);
      await queries.insertInto("accounts").values(account).execute();
      const insert = async (id: string, accountId: string) => {
        await queries
          .insertInto("webhooks")
          .values({ id, accountId, ...webhook })
          .execute();
        await queries
          .insertInto("webhookDeliveries")
          .values({ id, webhookId: id, ...delivery })
          .execute();
      };
      const listDeliveries = () => queries.selectFrom("webhookDeliveries").selectAll().execute();
      await insert("1", "a");
      await insert("2", "a");
      await expect(insert("3", "b")).rejects.toThrow(/foreign key/i);
      await queries.deleteFrom("webhooks").where("id", "=", "1").execute();
      expect(await listDeliveries()).toEqual([{ id: "2", webhookId: "2", ...delivery }]);
      await queries.deleteFrom("accounts").execute();
      expect(await listDeliveries()).toEqual([]);
    });
  });
}
