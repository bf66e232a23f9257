import { sql } from "kysely";
import type { Migration } from "../migration.ts";

/**
 * Creates the table of grants, i.e. access that several connections share. Adds to each connection the service where
 * its posts appear.
 */
export const connectionGrantsMigration: Migration = {
  name: "0018-connection-grants",
  up: async (queries) => {
    const { schema } = queries;
    await schema
      .createTable("connectionGrants")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("accountId", "text", (column) =>
        column.notNull().references("accounts.id").onDelete("cascade"),
      )
      .addColumn("network", "text", (column) => column.notNull())
      .addColumn("remoteId", "text", (column) => column.notNull())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("instanceUrl", "text")
      .addColumn("sealedTokens", "text", (column) => column.notNull())
      .addColumn("details", "text", (column) => column.notNull())
      .addColumn("accessEndsAtMs", "bigint")
      .addColumn("refreshEndsAtMs", "bigint")
      .addColumn("tokenVersion", "integer", (column) => column.notNull())
      .addColumn("refreshingUntilMs", "bigint")
      .addColumn("state", "text", (column) => column.notNull())
      .addColumn("lastError", "text")
      .addColumn("warnedDays", "integer")
      .addColumn("timeZone", "text", (column) => column.notNull())
      .addColumn("createdAtMs", "bigint", (column) => column.notNull())
      .addUniqueConstraint("connectionGrantsRemote", ["accountId", "network", "remoteId"])
      .execute();
    await schema
      .alterTable("connections")
      .addColumn("grantId", "text", (column) =>
        column.references("connectionGrants.id").onDelete("cascade"),
      )
      .execute();
    await schema
      .alterTable("connections")
      .addColumn("service", "text", (column) => column.notNull().defaultTo(""))
      .execute();
    await schema.alterTable("connections").addColumn("kind", "text").execute();
    await queries
      .updateTable("connections")
      .set({ service: sql.ref("network") })
      .execute();
    await schema.createIndex("connectionsGrant").on("connections").column("grantId").execute();
  },
};
