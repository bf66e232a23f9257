import type { Migration } from "../migration.ts";

/** Rate-limit counters shared by several processes, in rate-limiter-flexible's schema. */
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
