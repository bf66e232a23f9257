import type { Migration } from "../migration.ts";

/** Creates the table with the version of each account's calendar feed URL. Each new URL revokes the previous one. */
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
