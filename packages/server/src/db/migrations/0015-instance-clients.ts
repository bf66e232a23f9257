import { sql } from "kysely";
import type { Migration } from "../migration.ts";

/** Allows several OAuth clients per server of a network, and records which one a sign-in uses. */
export const instanceClientsMigration: Migration = {
  name: "0015-instance-clients",
  up: async (queries) => {
    const { schema } = queries;
    await schema
      .createTable("instanceClients")
      .addColumn("instanceUrl", "text", (column) => column.notNull())
      .addColumn("clientId", "text", (column) => column.notNull())
      .addColumn("redirectUri", "text", (column) => column.notNull())
      .addColumn("sealedClient", "text", (column) => column.notNull())
      .addColumn("createdAtMs", "bigint", (column) => column.notNull())
      .addPrimaryKeyConstraint("instanceClientsKey", ["instanceUrl", "clientId", "redirectUri"])
      .execute();
    await sql`
      insert into ${sql.table("instanceClients")}
      (${sql.join(["instanceUrl", "clientId", "redirectUri", "sealedClient", "createdAtMs"].map((name) => sql.ref(name)))})
      select ${sql.ref("instanceUrl")}, '', ${sql.ref("redirectUri")}, ${sql.ref("sealedClient")}, 0
      from ${sql.table("instanceApps")}
    `.execute(queries);
    await schema.dropTable("instanceApps").execute();
    await schema.alterTable("networkSignIns").addColumn("clientId", "text").execute();
  },
};
