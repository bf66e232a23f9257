import type { Migration } from "../migration.ts";

/** Creates the tables of network sign-ins in progress and of OAuth clients that this server has registered. */
export const networkSignInsMigration: Migration = {
  name: "0013-network-sign-ins",
  up: async ({ schema }) => {
    await schema
      .createTable("networkSignIns")
      .addColumn("stateHash", "text", (column) => column.primaryKey())
      .addColumn("accountId", "text", (column) =>
        column.notNull().references("accounts.id").onDelete("cascade"),
      )
      .addColumn("network", "text", (column) => column.notNull())
      .addColumn("instanceUrl", "text")
      .addColumn("sealedVerifier", "text", (column) => column.notNull())
      .addColumn("timeZone", "text", (column) => column.notNull())
      .addColumn("endsAtMs", "bigint", (column) => column.notNull())
      .execute();
    await schema
      .createTable("instanceApps")
      .addColumn("instanceUrl", "text", (column) => column.notNull())
      .addColumn("redirectUri", "text", (column) => column.notNull())
      .addColumn("sealedClient", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("instanceAppsKey", ["instanceUrl", "redirectUri"])
      .execute();
    await schema.alterTable("connections").addColumn("warnedDays", "integer").execute();
  },
};
