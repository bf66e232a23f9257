import type { Migration } from "../migration.ts";

/** Creates the table of additional API keys of an account, with names and scopes. */
export const namedKeysMigration: Migration = {
  name: "0007-named-keys",
  up: async ({ schema }) => {
    await schema
      .createTable("namedKeys")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("accountId", "text", (column) =>
        column.notNull().references("accounts.id").onDelete("cascade"),
      )
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("keyHash", "text", (column) => column.notNull().unique())
      .addColumn("ending", "text", (column) => column.notNull())
      .addColumn("scopes", "text", (column) => column.notNull())
      .addColumn("createdAtMs", "bigint", (column) => column.notNull())
      .addColumn("lastUsedAtMs", "bigint")
      .execute();
    await schema.createIndex("namedKeysAccountId").on("namedKeys").column("accountId").execute();
  },
};
