import { sql } from "kysely";
import type { Migration } from "../migration.ts";
import type { Queries } from "../tables.ts";

/** Creates the tables of the credit ledger: accounts, entries and reservations of running generations. */
export const creditsMigration: Migration = {
  name: "0003-credits",
  up: async (queries) => {
    await createCreditAccounts(queries);
    await createCreditEntries(queries);
    await createCreditReservations(queries);
  },
};

async function createCreditAccounts({ schema }: Queries): Promise<void> {
  await schema
    .createTable("creditAccounts")
    .addColumn("accountId", "text", (column) =>
      column.primaryKey().references("accounts.id").onDelete("cascade"),
    )
    .addColumn("ledgerId", "text", (column) => column.notNull().unique())
    .addColumn("monthlyCredits", "integer", (column) => column.notNull())
    .addColumn("anchorMs", "bigint", (column) => column.notNull())
    .addColumn("periodStartMs", "bigint", (column) => column.notNull())
    .execute();
}

/** No foreign key: entries outlive their account, and are anonymous after that. */
async function createCreditEntries({ schema }: Queries): Promise<void> {
  await schema
    .createTable("creditEntries")
    .addColumn("ledgerId", "text", (column) => column.notNull())
    .addColumn("number", "integer", (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("amount", "integer", (column) => column.notNull())
    .addColumn("balance", "integer", (column) => column.notNull().check(sql`balance >= 0`))
    .addColumn("reference", "text", (column) => column.notNull())
    .addColumn("createdAtMs", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("creditEntriesPrimaryKey", ["ledgerId", "number"])
    .addUniqueConstraint("creditEntriesReference", ["ledgerId", "kind", "reference"])
    .execute();
}

async function createCreditReservations({ schema }: Queries): Promise<void> {
  await schema
    .createTable("creditReservations")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("ledgerId", "text", (column) =>
      column.notNull().references("creditAccounts.ledgerId").onDelete("cascade"),
    )
    .addColumn("owner", "text", (column) => column.notNull())
    .addColumn("periodStartMs", "bigint", (column) => column.notNull())
    .addColumn("expiresAtMs", "bigint", (column) => column.notNull())
    .execute();
  await schema
    .createIndex("creditReservationsLedgerId")
    .on("creditReservations")
    .column("ledgerId")
    .execute();
}
