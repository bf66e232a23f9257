import type { Migration } from "../migration.ts";

/** Creates the table of sources: texts that posts are made from, stored for a week. */
export const sourcesMigration: Migration = {
  name: "0021-sources",
  up: async ({ schema }) => {
    await schema
      .createTable("sources")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("accountId", "text", (column) =>
        column.notNull().references("accounts.id").onDelete("cascade"),
      )
      .addColumn("hash", "text", (column) => column.notNull())
      .addColumn("source", "text", (column) => column.notNull())
      .addColumn("passages", "text", (column) => column.notNull())
      .addColumn("choices", "text", (column) => column.notNull())
      .addColumn("readAtMs", "bigint", (column) => column.notNull())
      .addColumn("expiresAtMs", "bigint", (column) => column.notNull())
      .execute();
    await schema
      .createIndex("sourcesAccount")
      .on("sources")
      .columns(["accountId", "readAtMs"])
      .execute();
    await schema.createIndex("sourcesExpiry").on("sources").column("expiresAtMs").execute();
  },
};
