import { sql, type CreateTableBuilder } from "kysely";
import type { Migration } from "../migration.ts";
import type { Queries } from "../tables.ts";

/** Creates the tables of saved carousels with their versions, media and share links. */
export const libraryMigration: Migration = {
  name: "0006-library",
  up: async (queries) => {
    await createCarousels(queries);
    await createCarouselVersions(queries);
    await createMediaFiles(queries);
    await createCarouselMedia(queries);
    await createShares(queries);
  },
};

const addLooks = <Name extends string, Column extends string>(
  table: CreateTableBuilder<Name, Column>,
) =>
  table
    .addColumn("title", "text", (column) => column.notNull())
    .addColumn("status", "text", (column) => column.notNull())
    .addColumn("format", "text", (column) => column.notNull())
    .addColumn("network", "text", (column) => column.notNull())
    .addColumn("slides", "integer", (column) => column.notNull());

async function createCarousels({ schema }: Queries): Promise<void> {
  await schema
    .createTable("carousels")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("accountId", "text", (column) =>
      column.notNull().references("accounts.id").onDelete("cascade"),
    )
    .$call(addLooks)
    .addColumn("titleFolded", "text", (column) => column.notNull())
    .addColumn("version", "integer", (column) => column.notNull())
    .addColumn("createdAtMs", "bigint", (column) => column.notNull())
    .addColumn("updatedAtMs", "bigint", (column) => column.notNull())
    .addColumn("deletedAtMs", "bigint")
    .execute();
  // An index for each sort order, so keyset pagination costs the same for any number of carousels.
  for (const column of ["updatedAtMs", "createdAtMs", "titleFolded"]) {
    await schema
      .createIndex(`carouselsBy${column[0]?.toUpperCase()}${column.slice(1)}`)
      .on("carousels")
      .columns(["accountId", column, "id"])
      .where(sql.ref("deletedAtMs"), "is", null)
      .execute();
  }
  await schema.createIndex("carouselsById").on("carousels").columns(["accountId", "id"]).execute();
  await schema
    .createIndex("carouselsInBin")
    .on("carousels")
    .columns(["accountId", "deletedAtMs", "id"])
    .where(sql.ref("deletedAtMs"), "is not", null)
    .execute();
}

async function createCarouselVersions({ schema }: Queries): Promise<void> {
  await schema
    .createTable("carouselVersions")
    .addColumn("carouselId", "text", (column) =>
      column.notNull().references("carousels.id").onDelete("cascade"),
    )
    .addColumn("number", "integer", (column) => column.notNull())
    .addColumn("name", "text")
    .$call(addLooks)
    .addColumn("draft", "text", (column) => column.notNull())
    .addColumn("savedAtMs", "bigint", (column) => column.notNull())
    .addColumn("autosavedSinceMs", "bigint")
    .addPrimaryKeyConstraint("carouselVersionsPrimaryKey", ["carouselId", "number"])
    .execute();
}

async function createMediaFiles({ schema }: Queries): Promise<void> {
  await schema
    .createTable("mediaFiles")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("accountId", "text", (column) =>
      column.references("accounts.id").onDelete("set null"),
    )
    .addColumn("hash", "text", (column) => column.notNull())
    .addColumn("sizeBytes", "integer", (column) => column.notNull())
    .addColumn("widthPx", "integer", (column) => column.notNull())
    .addColumn("heightPx", "integer", (column) => column.notNull())
    .addColumn("uploadedAtMs", "bigint", (column) => column.notNull())
    .addColumn("unusedSinceMs", "bigint")
    .addColumn("removedAtMs", "bigint")
    .execute();
  await schema
    .createIndex("mediaFilesAccountId")
    .on("mediaFiles")
    .columns(["accountId", "hash"])
    .execute();
}

async function createCarouselMedia({ schema }: Queries): Promise<void> {
  await schema
    .createTable("carouselMedia")
    .addColumn("carouselId", "text", (column) => column.notNull())
    .addColumn("number", "integer", (column) => column.notNull())
    .addColumn("mediaId", "text", (column) =>
      column.notNull().references("mediaFiles.id").onDelete("cascade"),
    )
    .addPrimaryKeyConstraint("carouselMediaPrimaryKey", ["carouselId", "number", "mediaId"])
    .addForeignKeyConstraint(
      "carouselMediaVersion",
      ["carouselId", "number"],
      "carouselVersions",
      ["carouselId", "number"],
      (key) => key.onDelete("cascade"),
    )
    .execute();
  await schema.createIndex("carouselMediaMediaId").on("carouselMedia").column("mediaId").execute();
}

async function createShares({ schema }: Queries): Promise<void> {
  await schema
    .createTable("shares")
    .addColumn("carouselId", "text", (column) =>
      column.primaryKey().references("carousels.id").onDelete("cascade"),
    )
    .addColumn("token", "text", (column) => column.notNull().unique())
    .addColumn("createdAtMs", "bigint", (column) => column.notNull())
    .execute();
}
