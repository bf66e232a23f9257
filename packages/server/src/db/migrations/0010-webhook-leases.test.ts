import { expect, test } from "vitest";
import { describeOnEngine } from "../database.fixture.ts";
import { accountsMigration } from "./0001-accounts.ts";
import { openUnmigrated } from "./unmigrated.fixture.ts";
import { webhooksMigration } from "./0008-webhooks.ts";
import { jobsMigration } from "./0009-jobs.ts";
import { webhookLeasesMigration } from "./0010-webhook-leases.ts";

for (const engine of ["sqlite", "postgres"] as const) {
  describeOnEngine(engine, "leases of deliveries", (empty) => {
    test("get the host of existing webhooks", async () => {
      const { queries } = await openUnmigrated(empty.settings);
      await accountsMigration.up(queries);
      await webhooksMigration.up(queries);
      await jobsMigration.up(queries);
      const name = { email: "a", emailFolded: "a", username: "a", usernameFolded: "a" };
      const nobody = { firstName: null, lastName: null, passwordHash: "", plan: "free" };
      await queries
        .insertInto("accounts")
        .values({ id: "a", ...name, ...nobody, createdAtMs: 1 })
        .execute();
      const webhook = { accountId: "a", events: "[]", sealedSecret: "", createdAtMs: 1 };
      await queries
        .insertInto("webhooks")
        .values([
          { ...webhook, id: "1", url: "https://hooks.test/a", isForCalls: 0 },
          { ...webhook, id: "2", url: "http://[::1]:8080/", isForCalls: 1 },
        ] as never)
        .execute();
      await webhookLeasesMigration.up(queries);
      const rows = await queries
        .selectFrom("webhooks")
        .select(["id", "host"])
        .orderBy("id")
        .execute();
      expect(rows).toEqual([
        { id: "1", host: "hooks.test" },
        { id: "2", host: "[::1]:8080" },
      ]);
    });
  });
}
