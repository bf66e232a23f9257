import { expect, test } from "vitest";
import { describeOnEngine } from "../database.fixture.ts";
import { allMigrations } from "./all-migrations.ts";
import { networkSignInsMigration } from "./0013-network-sign-ins.ts";
import { openUnmigrated } from "./unmigrated.fixture.ts";

for (const engine of ["sqlite", "postgres"] as const) {
  describeOnEngine(engine, "sign-ins at networks", (empty) => {
    test("are deleted with their account; existing connections have had no warning", async () => {
      const database = await openUnmigrated(empty.settings);
      const { queries } = database;
      for (const migration of allMigrations) {
        if (migration.name === networkSignInsMigration.name) break;
        await migration.up(queries);
      }
      await queries
        .insertInto("accounts")
        .values({
          id: "a",
          email: "a",
          emailFolded: "a",
          username: "a",
          usernameFolded: "a",
          firstName: null,
          lastName: null,
          passwordHash: "hash",
          plan: "free",
          createdAtMs: 1,
        })
        .execute();
      const before = {
        id: "c",
        accountId: "a",
        network: "bluesky" as const,
        remoteId: "r",
        name: "Ana",
        handle: "ana.test",
        pictureUrl: null,
        instanceUrl: null,
        sealedTokens: "",
        details: "{}",
        accessEndsAtMs: null,
        refreshEndsAtMs: null,
        tokenVersion: 1,
        refreshingUntilMs: null,
        state: "active" as const,
        lastError: null,
        timeZone: "UTC",
        createdAtMs: 1,
      };
      await queries
        .insertInto("connections")
        .values(before as never)
        .execute();
      await networkSignInsMigration.up(queries);
      const row = await queries.selectFrom("connections").selectAll().executeTakeFirst();
      expect(row).toEqual({ ...before, warnedDays: null });
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
      await database.close();
    });
  });
}
