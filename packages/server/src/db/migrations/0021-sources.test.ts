import { expect, test } from "vitest";
import { describeOnEngine } from "../database.fixture.ts";
import { sourcesMigration } from "./0021-sources.ts";
import { account } from "./rows.fixture.ts";
import { openBefore } from "./unmigrated.fixture.ts";

for (const engine of ["sqlite", "postgres"] as const) {
  describeOnEngine(engine, "accounts from before sources", (empty) => {
    test("have none; later ones are deleted with their account", async () => {
      const { queries } = await openBefore(empty.settings, sourcesMigration);
      await queries.insertInto("accounts").values(account).execute();
      await sourcesMigration.up(queries);
      const list = () => queries.selectFrom("sources").select("id").execute();
      expect(await list()).toEqual([]);
      const row = {
        id: "src_1",
        accountId: account.id,
        hash: "sha256:0",
        source: "{}",
        passages: "[]",
        choices: "[]",
        readAtMs: 1,
        expiresAtMs: 2,
      };
      await queries.insertInto("sources").values(row).execute();
      expect(await list()).toEqual([{ id: "src_1" }]);
      await queries.deleteFrom("accounts").execute();
      expect(await list()).toEqual([]);
    });
  });
}
