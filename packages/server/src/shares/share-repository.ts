import type { CarouselRow, CarouselVersionRow, ShareRow } from "../db/library-tables.ts";
import type { Queries } from "../db/tables.ts";

export async function findShareRow(queries: Queries, carouselId: string): Promise<ShareRow | null> {
  const row = await queries
    .selectFrom("shares")
    .selectAll()
    .where("carouselId", "=", carouselId)
    .executeTakeFirst();
  return row ?? null;
}

export async function insertShare(queries: Queries, row: ShareRow): Promise<void> {
  await queries.insertInto("shares").values(row).execute();
}

export async function deleteShare(queries: Queries, carouselId: string): Promise<void> {
  await queries.deleteFrom("shares").where("carouselId", "=", carouselId).execute();
}

/** Returns the shared carousel's current state; null while it is in the trash. */
export async function findSharedCarousel(
  queries: Queries,
  token: string,
): Promise<(CarouselRow & Pick<CarouselVersionRow, "draft">) | null> {
  const row = await queries
    .selectFrom("shares")
    .innerJoin("carousels", "carousels.id", "shares.carouselId")
    .innerJoin("carouselVersions", (join) =>
      join
        .onRef("carouselVersions.carouselId", "=", "carousels.id")
        .onRef("carouselVersions.number", "=", "carousels.version"),
    )
    .selectAll("carousels")
    .select("carouselVersions.draft")
    .where("shares.token", "=", token)
    .where("carousels.deletedAtMs", "is", null)
    .executeTakeFirst();
  return row ?? null;
}
