import { expect, test } from "vitest";
import { describeOnEngine } from "../database.fixture.ts";
import { idempotentBytesMigration } from "./0017-idempotent-bytes.ts";
import { account } from "./rows.fixture.ts";
import { openBefore } from "./unmigrated.fixture.ts";

for (const engine of ["sqlite", "postgres"] as const) {
  describeOnEngine(engine, "stored responses of idempotency keys", (empty) => {
    test("that exist have no hash of the bytes that were sent", async () => {
      const { queries } = await openBefore(empty.settings, idempotentBytesMigration);
      await queries.insertInto("accounts").values(account).execute();
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
    });
  });
}
