import type { Migration } from "../migration.ts";

/** What is counted against rate limits where several processes share them; the shape is rate-limiter-flexible's. */
export const rateLimitsMigration: Migration = {
  name: "0002-rate-limits",
  up: async ({ schema }) => {
    await schema
      .createTable("rateLimits")
      .addColumn("key", "varchar(255)", (column) => column.primaryKey())
      .addColumn("points", "integer", (column) => column.notNull())
      .addColumn("expire", "bigint")
      .execute();
  },
};
