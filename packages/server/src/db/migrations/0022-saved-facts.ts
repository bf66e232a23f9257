import type { Migration } from "../migration.ts";

/** Creates the table of facts that a model found in a part of a source, stored for later posts from the same text. */
export const savedFactsMigration: Migration = {
  name: "0022-saved-facts",
  up: async ({ schema }) => {
    await schema
      .createTable("savedFacts")
      .addColumn("accountId", "text", (column) =>
        column.notNull().references("accounts.id").onDelete("cascade"),
      )
      .addColumn("key", "text", (column) => column.notNull())
      .addColumn("facts", "text", (column) => column.notNull())
      .addColumn("createdAtMs", "bigint", (column) => column.notNull())
      .addPrimaryKeyConstraint("savedFactsKey", ["accountId", "key"])
      .execute();
    await schema.createIndex("savedFactsByAge").on("savedFacts").column("createdAtMs").execute();
  },
};
