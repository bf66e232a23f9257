import type { Migration } from "../migration.ts";

/** Adds to each ledger entry what a credit was spent on. */
export const creditPurposesMigration: Migration = {
  name: "0026-credit-purposes",
  up: async ({ schema }) => {
    await schema.alterTable("creditEntries").addColumn("purpose", "text").execute();
  },
};
