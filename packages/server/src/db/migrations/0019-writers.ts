import type { Migration } from "../migration.ts";

/** Creates tables for the accounts' own writing models and for the operator's choice of an Ollama model. */
export const writersMigration: Migration = {
  name: "0019-writers",
  up: async ({ schema }) => {
    await schema
      .createTable("accountWriters")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("accountId", "text", (column) =>
        column.notNull().references("accounts.id").onDelete("cascade"),
      )
      .addColumn("position", "integer", (column) => column.notNull())
      .addColumn("provider", "text", (column) => column.notNull())
      .addColumn("model", "text", (column) => column.notNull())
      .addColumn("address", "text")
      .addColumn("sealedKey", "text")
      .addColumn("lastError", "text")
      .addColumn("createdAtMs", "bigint", (column) => column.notNull())
      .execute();
    await schema
      .createIndex("accountWritersAccount")
      .on("accountWriters")
      .columns(["accountId", "position"])
      .execute();
    await schema
      .createTable("operatorChoices")
      .addColumn("name", "text", (column) => column.primaryKey())
      .addColumn("value", "text", (column) => column.notNull())
      .execute();
  },
};
