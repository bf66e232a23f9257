import { expect, test } from "vitest";
import { describeOnEngine } from "../database.fixture.ts";
import { networkSignInsMigration } from "./0013-network-sign-ins.ts";
import { account, connection } from "./rows.fixture.ts";
import { openBefore } from "./unmigrated.fixture.ts";

for (const engine of ["sqlite", "postgres"] as const) {
  describeOnEngine(engine, "sign-ins at networks", (empty) => {
    test("are deleted with their account; existing connections have had no warning", async () => {
      const { queries } = await openBefore(empty.settings, networkSignInsMigration);
      await queries.insertInto("accounts").values(account).execute();
      await queries
        .insertInto("connections")
        .values(connection as never)
        .execute();
      await networkSignInsMigration.up(queries);
      const row = await queries.selectFrom("connections").selectAll().executeTakeFirst();
      expect(row).toEqual({ ...connection, warnedDays: null });
      await queries
        .insertInto("networkSignIns")
        .values({
          stateHash: "h",
          accountId: "a",
          network: "mastodon",
          instanceUrl: "https://a",
          sealedVerifier: "",
          timeZone: "UTC",
          endsAtMs: 1,
        })
        .execute();
      await queries.deleteFrom("accounts").execute();
      expect(await queries.selectFrom("networkSignIns").selectAll().execute()).toEqual([]);
    });
  });
}
