import { expect, test } from "vitest";
import type { CreditEntryRow } from "../credit-tables.ts";
import { describeOnEngine } from "../database.fixture.ts";
import { accountsMigration } from "./0001-accounts.ts";
import { creditsMigration } from "./0003-credits.ts";
import { account } from "./rows.fixture.ts";
import { openUnmigrated } from "./unmigrated.fixture.ts";

const creditAccount = { monthlyCredits: 10, anchorMs: 1, periodStartMs: 1 };
const entry: CreditEntryRow = {
  ledgerId: "ledger",
  number: 1,
  kind: "allowance",
  amount: 10,
  balance: 10,
  reference: "2026-01-31",
  createdAtMs: 1,
};
const reservation = { ledgerId: "ledger", owner: "o", periodStartMs: 1, expiresAtMs: 2 };

for (const engine of ["sqlite", "postgres"] as const) {
  describeOnEngine(engine, "credits", (empty) => {
    test("are unique, never negative entries, which outlive their account", async () => {
      const { queries } = await openUnmigrated(empty.settings);
      await accountsMigration.up(queries);
      await creditsMigration.up(queries);
      await queries.insertInto("accounts").values(account).execute();
      const open = (accountId: string) =>
        queries
          .insertInto("creditAccounts")
          .values({ ...creditAccount, accountId, ledgerId: "ledger" })
          .execute();
      await open("a");
      await expect(open("nobody")).rejects.toThrow(/unique|foreign key/i);
      const append = (change: Partial<CreditEntryRow>) =>
        queries
          .insertInto("creditEntries")
          .values({ ...entry, ...change })
          .execute();
      await append({});
      await expect(append({ reference: "2026-02-28" })).rejects.toThrow(/unique/i);
      await expect(append({ number: 2 })).rejects.toThrow(/unique/i);
      const debt = { kind: "generation", reference: "g", amount: -11, balance: -1 } as const;
      await expect(append({ number: 2, ...debt })).rejects.toThrow(/check/i);
      const hold = (id: string, ledgerId: string) =>
        queries
          .insertInto("creditReservations")
          .values({ ...reservation, id, ledgerId })
          .execute();
      await hold("r", "ledger");
      await expect(hold("s", "nobody's")).rejects.toThrow(/foreign key/i);

      await queries.deleteFrom("accounts").where("id", "=", "a").execute();
      expect(await queries.selectFrom("creditAccounts").selectAll().execute()).toEqual([]);
      expect(await queries.selectFrom("creditReservations").selectAll().execute()).toEqual([]);
      expect(await queries.selectFrom("creditEntries").selectAll().execute()).toEqual([entry]);
    });
  });
}
