import { expect, test } from "vitest";
import { describeOnEngine } from "../database.fixture.ts";
import { emailChangesMigration } from "./0020-email-changes.ts";
import { account } from "./rows.fixture.ts";
import { openBefore } from "./unmigrated.fixture.ts";

for (const engine of ["sqlite", "postgres"] as const) {
  describeOnEngine(engine, "changes of email addresses", (empty) => {
    test("are one per account, and are deleted with it", async () => {
      const { queries } = await openBefore(empty.settings, emailChangesMigration);
      await queries.insertInto("accounts").values(account).execute();
      await emailChangesMigration.up(queries);
      const row = {
        id: "c",
        accountId: "a",
        email: "new@example.com",
        oldTokenHash: null,
        newTokenHash: null,
        isOldConfirmed: 0,
        isNewConfirmed: 0,
        expiresAtMs: 1,
      };
      await queries.insertInto("emailChanges").values(row).execute();
      const second = queries.insertInto("emailChanges").values({ ...row, id: "d" });
      await expect(second.execute()).rejects.toThrow(/unique/i);
      await queries.deleteFrom("accounts").execute();
      expect(await queries.selectFrom("emailChanges").selectAll().execute()).toEqual([]);
    });
  });
}
