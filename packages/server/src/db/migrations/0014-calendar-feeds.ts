import type { Migration } from "../migration.ts";

/** Which address of an account's calendar feed counts: each new one ends the one before. */
export const calendarFeedsMigration: Migration = {
  name: "0014-calendar-feeds",
  up: async ({ schema }) => {
    await schema
      .createTable("calendarFeeds")
      .addColumn("accountId", "text", (column) =>
        column.primaryKey().references("accounts.id").onDelete("cascade"),
      )
      .addColumn("version", "integer", (column) => column.notNull())
      .execute();
  },
};
