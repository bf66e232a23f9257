import { sql } from "kysely";
import type { Migration } from "../migration.ts";
import type { Queries } from "../tables.ts";

/**
 * Creates the tables of reviews. A target that a client has to approve names who approved it; the database refuses to
 * process it without a name.
 */
export const reviewsMigration: Migration = {
  name: "0028-reviews",
  up: async (queries) => {
    await createReviews(queries);
    await createComments(queries);
    const [approver, approvedAtMs, approvedBy] = [
      sql.ref("approver"),
      sql.ref("approvedAtMs"),
      sql.ref("approvedBy"),
    ];
    await queries.schema
      .alterTable("publicationTargets")
      .addColumn("approvedBy", "text", (column) =>
        column.check(
          sql`${approver} is null or ${approver} = 'owner' or ${approvedAtMs} is null or ${approvedBy} is not null`,
        ),
      )
      .execute();
  },
};

async function createReviews({ schema }: Queries): Promise<void> {
  await schema
    .createTable("reviews")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("accountId", "text", (column) =>
      column.notNull().references("accounts.id").onDelete("cascade"),
    )
    .addColumn("carouselId", "text", (column) =>
      column.notNull().references("carousels.id").onDelete("cascade"),
    )
    .addColumn("tokenHash", "text", (column) => column.notNull().unique())
    .addColumn("passwordHash", "text")
    .addColumn("createdAtMs", "bigint", (column) => column.notNull())
    .addColumn("expiresAtMs", "bigint", (column) => column.notNull())
    .addColumn("withdrawnAtMs", "bigint")
    .addColumn("answer", "text")
    .addColumn("answeredBy", "text")
    .addColumn("answeredVersion", "integer")
    .addColumn("answeredAtMs", "bigint")
    .execute();
  await schema
    .createIndex("reviewsCarouselId")
    .on("reviews")
    .columns(["carouselId", "createdAtMs"])
    .execute();
  await schema.createIndex("reviewsAccountId").on("reviews").column("accountId").execute();
}

async function createComments({ schema }: Queries): Promise<void> {
  await schema
    .createTable("reviewComments")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("reviewId", "text", (column) =>
      column.notNull().references("reviews.id").onDelete("cascade"),
    )
    .addColumn("version", "integer", (column) => column.notNull())
    .addColumn("slide", "integer")
    .addColumn("x", "double precision")
    .addColumn("y", "double precision")
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("text", "text", (column) => column.notNull())
    .addColumn("createdAtMs", "bigint", (column) => column.notNull())
    .addColumn("resolvedAtMs", "bigint")
    .execute();
  await schema
    .createIndex("reviewCommentsReviewId")
    .on("reviewComments")
    .columns(["reviewId", "createdAtMs"])
    .execute();
}
