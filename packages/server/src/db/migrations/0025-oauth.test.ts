import { expect, test } from "vitest";
import { describeOnEngine } from "../database.fixture.ts";
import { oauthMigration } from "./0025-oauth.ts";
import { account } from "./rows.fixture.ts";
import { openBefore } from "./unmigrated.fixture.ts";

for (const engine of ["sqlite", "postgres"] as const) {
  describeOnEngine(engine, "publishing as a scope of its own", (empty) => {
    test("stays with the keys that could publish, and programs end with their account", async () => {
      const { queries } = await openBefore(empty.settings, oauthMigration);
      await queries.insertInto("accounts").values(account).execute();
      const key = {
        accountId: account.id,
        name: "Zapier",
        ending: "abcd",
        createdAtMs: 1,
        lastUsedAtMs: null,
      };
      const scopes = { a: ["read"], b: ["read", "generate", "render", "write"], c: ["write"] };
      for (const [id, list] of Object.entries(scopes)) {
        const row = { ...key, id, keyHash: id, scopes: JSON.stringify(list) };
        await queries.insertInto("namedKeys").values(row).execute();
      }
      await oauthMigration.up(queries);
      const rows = await queries.selectFrom("namedKeys").selectAll().orderBy("id").execute();
      expect(rows.map((row) => JSON.parse(row.scopes))).toEqual([
        ["read"],
        ["read", "generate", "render", "write", "publish"],
        ["write", "publish"],
      ]);
      const grant = {
        id: "g",
        accountId: account.id,
        clientId: "c",
        clientName: "Claude",
        scopes: "[]",
        publishMode: "ask",
        createdAtMs: 1,
        lastUsedAtMs: 1,
      } as const;
      await queries.insertInto("oauthGrants").values(grant).execute();
      const token = { tokenHash: "t", grantId: "g", kind: "access", expiresAtMs: 2 } as const;
      await queries
        .insertInto("oauthTokens")
        .values({ ...token, rotatedAtMs: null })
        .execute();
      await queries.deleteFrom("accounts").execute();
      expect(await queries.selectFrom("oauthTokens").selectAll().execute()).toEqual([]);
    });
  });
}
