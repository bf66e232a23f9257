import type { Migration } from "../migration.ts";

/**
 * Creates the table of jobs, which continue after the request's response. Adds a column that marks webhooks created for
 * the `webhook_url` of single requests.
 */
export const jobsMigration: Migration = {
  name: "0009-jobs",
  up: async ({ schema }) => {
    await schema
      .createTable("jobs")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("accountId", "text", (column) =>
        column.references("accounts.id").onDelete("set null"),
      )
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("status", "text", (column) => column.notNull())
      .addColumn("input", "text", (column) => column.notNull())
      .addColumn("progress", "text", (column) => column.notNull())
      .addColumn("message", "text")
      .addColumn("attempts", "integer", (column) => column.notNull())
      .addColumn("runId", "text", (column) => column.unique())
      .addColumn("owner", "text")
      .addColumn("dueAtMs", "bigint")
      .addColumn("sizeBytes", "bigint", (column) => column.notNull())
      .addColumn("createdAtMs", "bigint", (column) => column.notNull())
      .addColumn("finishedAtMs", "bigint")
      .execute();
    for (const column of ["accountId", "dueAtMs", "finishedAtMs"]) {
      await schema
        .createIndex(`jobs${column[0]?.toUpperCase()}${column.slice(1)}`)
        .on("jobs")
        .column(column)
        .execute();
    }
    await schema
      .alterTable("webhooks")
      .addColumn("isForCalls", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
