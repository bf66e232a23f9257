import type { Migration } from "../migration.ts";

/** Creates the table of voices: descriptions of how account owners write, learned from their posts. */
export const voicesMigration: Migration = {
  name: "0023-voices",
  up: async ({ schema }) => {
    await schema
      .createTable("voices")
      .addColumn("accountId", "text", (column) =>
        column.primaryKey().references("accounts.id").onDelete("cascade"),
      )
      .addColumn("voice", "text", (column) => column.notNull())
      .addColumn("evidence", "text", (column) => column.notNull())
      .addColumn("posts", "text", (column) => column.notNull())
      .addColumn("usesSamples", "integer", (column) => column.notNull())
      .addColumn("version", "integer", (column) => column.notNull())
      .addColumn("updatedAtMs", "bigint", (column) => column.notNull())
      .execute();
  },
};
