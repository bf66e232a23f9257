import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Migration } from "../migration.ts";
import type { Queries } from "../tables.ts";

/** Several brand kits an account. The account's brand becomes its first kit. */
export const brandKitsMigration: Migration = {
  name: "0029-brand-kits",
  up: async (queries) => {
    await queries.schema
      .createTable("brandKits")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("accountId", "text", (column) =>
        column.notNull().references("accounts.id").onDelete("cascade"),
      )
      .addColumn("place", "integer", (column) => column.notNull())
      .addColumn("title", "text", (column) => column.notNull())
      .addColumn("brand", "text", (column) => column.notNull())
      .addColumn("version", "integer", (column) => column.notNull())
      .addColumn("updatedAtMs", "bigint", (column) => column.notNull())
      .addUniqueConstraint("brandKitsPlace", ["accountId", "place"])
      .execute();
    await copyBrands(queries);
    await queries.schema.dropTable("brands").execute();
  },
};

// A type, because `withTables` takes no interface.
type OldTables = {
  brands: { accountId: string; brand: string; version: number; updatedAtMs: number };
};

/** Copies each brand within the database, because brands contain images. */
async function copyBrands(queries: Queries): Promise<void> {
  const old = queries.withTables<OldTables>();
  const accounts = await old.selectFrom("brands").select("accountId").execute();
  for (const { accountId } of accounts) {
    await old
      .insertInto("brandKits")
      .columns(["id", "accountId", "place", "title", "brand", "version", "updatedAtMs"])
      .expression(({ selectFrom, val }) =>
        selectFrom("brands")
          .select([
            val(randomUUID()).as("id"),
            "accountId",
            sql.lit(0).as("place"),
            sql.lit("").as("title"),
            "brand",
            "version",
            "updatedAtMs",
          ])
          .where("accountId", "=", accountId),
      )
      .execute();
  }
}
