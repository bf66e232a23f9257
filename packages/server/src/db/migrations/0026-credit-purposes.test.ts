import { expect, test } from "vitest";
import { describeOnEngine } from "../database.fixture.ts";
import { creditPurposesMigration } from "./0026-credit-purposes.ts";
import { openBefore } from "./unmigrated.fixture.ts";

for (const engine of ["sqlite", "postgres"] as const) {
  describeOnEngine(engine, "purposes of credits", (empty) => {
    test("are unknown for entries of earlier versions, and stored for new ones", async () => {
      const { queries } = await openBefore(empty.settings, creditPurposesMigration);
      const entry = { ledgerId: "l", kind: "generation", amount: -1, createdAtMs: 1 } as const;
      const old = { ...entry, number: 1, balance: 9, reference: "a" };
      await queries.insertInto("creditEntries").values(old).execute();
      await creditPurposesMigration.up(queries);
      const made = { ...entry, number: 2, balance: 8, reference: "b", purpose: "slide" } as const;
      await queries.insertInto("creditEntries").values(made).execute();
      const rows = await queries
        .selectFrom("creditEntries")
        .select("purpose")
        .orderBy("number")
        .execute();
      expect(rows).toEqual([{ purpose: null }, { purpose: "slide" }]);
    });
  });
}
