import { expect, test } from "vitest";
import { describeOnEngine } from "../database.fixture.ts";
import { allMigrations } from "./all-migrations.ts";
import { idempotentBytesMigration } from "./0017-idempotent-bytes.ts";
import { openUnmigrated } from "./unmigrated.fixture.ts";

for (const engine of ["sqlite", "postgres"] as const) {
  describeOnEngine(engine, "stored responses of idempotency keys", (empty) => {
    test("that exist have no hash of the bytes that were sent", async () => {
      const database = await openUnmigrated(empty.settings);
      const { queries } = database;
      for (const migration of allMigrations) {
        if (migration.name === idempotentBytesMigration.name) break;
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
      await queries
        .insertInto("idempotentAnswers")
        .values({
          accountId: "a",
          key: "k",
          bodyHash: "h",
          runId: "r",
          owner: "o",
          startedAtMs: 1,
          answer: null,
        } as never)
        .execute();
      await idempotentBytesMigration.up(queries);
      const row = await queries.selectFrom("idempotentAnswers").selectAll().executeTakeFirst();
      expect(row).toMatchObject({ sentHash: null });
      await database.close();
    });
  });
}
