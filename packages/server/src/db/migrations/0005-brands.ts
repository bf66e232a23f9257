import type { Migration } from "../migration.ts";

/** Creates the table of brand kits, one per account. */
export const brandsMigration: Migration = {
  name: "0005-brands",
  up: async ({ schema }) => {
    await schema
      .createTable("brands")
      .addColumn("accountId", "text", (column) =>
        column.primaryKey().references("accounts.id").onDelete("cascade"),
      )
      .addColumn("brand", "text", (column) => column.notNull())
      .addColumn("version", "integer", (column) => column.notNull())
      .addColumn("updatedAtMs", "bigint", (column) => column.notNull())
      .execute();
  },
};
