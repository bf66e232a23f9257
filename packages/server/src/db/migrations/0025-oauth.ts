import { sql } from "kysely";
import type { Migration } from "../migration.ts";

/**
 * Creates the tables of connected programs. Publishing becomes a scope of its own: keys that could publish before, with
 * `write`, still can.
 */
export const oauthMigration: Migration = {
  name: "0025-oauth",
  up: async (queries) => {
    const { schema } = queries;
    await schema
      .createTable("oauthClients")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("redirectUris", "text", (column) => column.notNull())
      .addColumn("createdAtMs", "bigint", (column) => column.notNull())
      .addColumn("expiresAtMs", "bigint", (column) => column.notNull())
      .execute();
    await schema
      .createTable("oauthGrants")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("accountId", "text", (column) =>
        column.notNull().references("accounts.id").onDelete("cascade"),
      )
      .addColumn("clientId", "text", (column) => column.notNull())
      .addColumn("clientName", "text", (column) => column.notNull())
      .addColumn("scopes", "text", (column) => column.notNull())
      .addColumn("publishMode", "text", (column) => column.notNull())
      .addColumn("createdAtMs", "bigint", (column) => column.notNull())
      .addColumn("lastUsedAtMs", "bigint", (column) => column.notNull())
      .execute();
    await schema
      .createIndex("oauthGrantsAccountId")
      .on("oauthGrants")
      .column("accountId")
      .execute();
    await schema
      .createTable("oauthCodes")
      .addColumn("codeHash", "text", (column) => column.primaryKey())
      .addColumn("accountId", "text", (column) =>
        column.notNull().references("accounts.id").onDelete("cascade"),
      )
      .addColumn("clientId", "text", (column) => column.notNull())
      .addColumn("redirectUri", "text", (column) => column.notNull())
      .addColumn("challenge", "text", (column) => column.notNull())
      .addColumn("scopes", "text", (column) => column.notNull())
      .addColumn("publishMode", "text", (column) => column.notNull())
      .addColumn("expiresAtMs", "bigint", (column) => column.notNull())
      .addColumn("grantId", "text")
      .execute();
    await schema
      .createTable("oauthTokens")
      .addColumn("tokenHash", "text", (column) => column.primaryKey())
      .addColumn("grantId", "text", (column) =>
        column.notNull().references("oauthGrants.id").onDelete("cascade"),
      )
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("expiresAtMs", "bigint", (column) => column.notNull())
      .addColumn("rotatedAtMs", "bigint")
      .execute();
    await schema.createIndex("oauthTokensGrantId").on("oauthTokens").column("grantId").execute();
    await queries
      .updateTable("namedKeys")
      .set({ scopes: sql<string>`replace(scopes, '"write"]', '"write","publish"]')` })
      .execute();
  },
};
