import type { Migration } from "../migration.ts";

/** Creates the table of email changes. Each change is stored until the old and the new address have confirmed it. */
export const emailChangesMigration: Migration = {
  name: "0020-email-changes",
  up: async ({ schema }) => {
    await schema
      .createTable("emailChanges")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("accountId", "text", (column) =>
        column.notNull().unique().references("accounts.id").onDelete("cascade"),
      )
      .addColumn("email", "text", (column) => column.notNull())
      .addColumn("oldTokenHash", "text", (column) => column.unique())
      .addColumn("newTokenHash", "text", (column) => column.unique())
      .addColumn("isOldConfirmed", "integer", (column) => column.notNull())
      .addColumn("isNewConfirmed", "integer", (column) => column.notNull())
      .addColumn("expiresAtMs", "bigint", (column) => column.notNull())
      .execute();
  },
};
