import type { Migration } from "../migration.ts";

/** Creates the table of rate-limit counters, which several processes share, in rate-limiter-flexible's schema. */
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
