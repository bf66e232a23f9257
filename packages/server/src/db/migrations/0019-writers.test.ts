import { expect, test } from "vitest";
import { describeOnEngine } from "../database.fixture.ts";
import { writersMigration } from "./0019-writers.ts";
import { account } from "./rows.fixture.ts";
import { openBefore } from "./unmigrated.fixture.ts";

for (const engine of ["sqlite", "postgres"] as const) {
  describeOnEngine(engine, "accounts from before writers", (empty) => {
    test("have none; later ones are deleted with their account", async () => {
      const { queries } = await openBefore(empty.settings, writersMigration);
      await queries.insertInto("accounts").values(account).execute();
      await writersMigration.up(queries);
      const count = async () =>
        (await queries.selectFrom("accountWriters").select("id").execute()).length;
      expect(await count()).toBe(0);
      const row = {
        id: "w",
        accountId: account.id,
        position: 0,
        provider: "openai" as const,
        model: "m",
        address: null,
        sealedKey: null,
        lastError: null,
        createdAtMs: 1,
      };
      await queries.insertInto("accountWriters").values(row).execute();
      expect(await count()).toBe(1);
      await queries.deleteFrom("accounts").execute();
      expect(await count()).toBe(0);
    });
  });
}
