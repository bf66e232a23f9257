import type { CarouselVersionRow } from "../db/library-tables.ts";
import type { Queries } from "../db/tables.ts";
import type { ThumbnailKey } from "../carousels/thumbnail-links.ts";

/** Returns a version's content and owner, even if its carousel is in the trash; null if there is no such version. */
export async function findDrawnVersion(
  queries: Queries,
  { carouselId, version }: ThumbnailKey,
): Promise<(Pick<CarouselVersionRow, "draft"> & { accountId: string }) | null> {
  const row = await queries
    .selectFrom("carouselVersions")
    .innerJoin("carousels", "carousels.id", "carouselVersions.carouselId")
    .select(["carousels.accountId", "carouselVersions.draft"])
    .where("carouselVersions.carouselId", "=", carouselId)
    .where("carouselVersions.number", "=", version)
    .executeTakeFirst();
  return row ?? null;
}
