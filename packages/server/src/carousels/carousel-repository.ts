import { maxCarouselVersions } from "@slideloom/core/contract/carousel-limits";
import type { ExpressionBuilder } from "kysely";
import type { CarouselRow, CarouselSearchRow, CarouselVersionRow } from "../db/library-tables.ts";
import { splitRows } from "../db/split-rows.ts";
import type { Queries, Tables } from "../db/tables.ts";

/** Returns whether any account has a carousel with this id. */
export async function hasCarousel(queries: Queries, id: string): Promise<boolean> {
  const row = await queries
    .selectFrom("carousels")
    .select("id")
    .where("id", "=", id)
    .executeTakeFirst();
  return row !== undefined;
}

export async function findCarouselRow(
  queries: Queries,
  accountId: string,
  id: string,
): Promise<CarouselRow | null> {
  const row = await queries
    .selectFrom("carousels")
    .selectAll()
    .where("id", "=", id)
    .where("accountId", "=", accountId)
    .executeTakeFirst();
  return row ?? null;
}

/** A carousel with its current content and its share token. */
export type WholeCarouselRow = CarouselRow & { draft: string; shareToken: string | null };

export async function findWholeCarousel(
  queries: Queries,
  accountId: string,
  id: string,
): Promise<WholeCarouselRow | null> {
  const row = await selectWhole(queries, accountId)
    .where("carousels.id", "=", id)
    .executeTakeFirst();
  return row ?? null;
}

/** Returns carousels after this id, ordered by id, including those in the trash. */
export async function listWholeCarousels(
  queries: Queries,
  accountId: string,
  { after, limit }: { after: string; limit: number },
): Promise<WholeCarouselRow[]> {
  return selectWhole(queries, accountId)
    .where("carousels.id", ">", after)
    .orderBy("carousels.id")
    .limit(limit)
    .execute();
}

function selectWhole(queries: Queries, accountId: string) {
  return queries
    .selectFrom("carousels")
    .innerJoin("carouselVersions", (join) =>
      join
        .onRef("carouselVersions.carouselId", "=", "carousels.id")
        .onRef("carouselVersions.number", "=", "carousels.version"),
    )
    .leftJoin("shares", "shares.carouselId", "carousels.id")
    .selectAll("carousels")
    .select(["carouselVersions.draft", "shares.token as shareToken"])
    .where("carousels.accountId", "=", accountId);
}

export async function countCarousels(queries: Queries, accountId: string): Promise<number> {
  const { count } = await queries
    .selectFrom("carousels")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("accountId", "=", accountId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertCarousels(
  queries: Queries,
  rows: readonly CarouselRow[],
): Promise<void> {
  for (const some of splitRows(rows)) {
    await queries.insertInto("carousels").values(some).execute();
  }
}

export async function insertSearchRows(
  queries: Queries,
  rows: readonly CarouselSearchRow[],
): Promise<void> {
  for (const some of splitRows(rows)) {
    await queries.insertInto("carouselSearch").values(some).execute();
  }
}

export async function updateSearchRow(
  queries: Queries,
  { carouselId, ...change }: CarouselSearchRow,
): Promise<void> {
  await queries
    .updateTable("carouselSearch")
    .set(change)
    .where("carouselId", "=", carouselId)
    .execute();
}

export async function updateCarousel(
  queries: Queries,
  id: string,
  change: Partial<CarouselRow>,
): Promise<void> {
  await queries.updateTable("carousels").set(change).where("id", "=", id).execute();
}

/** Deletes a carousel with its versions and its share link. */
export async function deleteCarousel(queries: Queries, id: string): Promise<void> {
  await queries.deleteFrom("carousels").where("id", "=", id).execute();
}

export async function deleteTrashedCarousels(queries: Queries, beforeMs: number): Promise<void> {
  await queries.deleteFrom("carousels").where("deletedAtMs", "<", beforeMs).execute();
}

export async function findVersionRow(
  queries: Queries,
  carouselId: string,
  number: number,
): Promise<CarouselVersionRow | null> {
  const row = await queries
    .selectFrom("carouselVersions")
    .selectAll()
    .where("carouselId", "=", carouselId)
    .where("number", "=", number)
    .executeTakeFirst();
  return row ?? null;
}

/** Returns versions without their content, newest first. */
export async function listVersionRows(
  queries: Queries,
  carouselId: string,
): Promise<Omit<CarouselVersionRow, "draft">[]> {
  return queries
    .selectFrom("carouselVersions")
    .select(["carouselId", "number", "name", "title", "status", "format", "network", "slides"])
    .select(["savedAtMs", "autosavedSinceMs"])
    .where("carouselId", "=", carouselId)
    .orderBy("number", "desc")
    .execute();
}

/** A new version, and the ids of the uploads in its draft. Other accounts may own some of these uploads. */
export interface NewVersion {
  row: CarouselVersionRow;
  mediaIds: readonly string[];
}

/** Inserts versions, and links each version to the uploads that it uses. Ignores other accounts' uploads. */
export async function insertVersions(
  queries: Queries,
  accountId: string,
  versions: readonly NewVersion[],
): Promise<void> {
  for (const some of splitRows(versions)) {
    await queries
      .insertInto("carouselVersions")
      .values(some.map(({ row }) => row))
      .execute();
  }
  const shown = versions.flatMap(({ row: { carouselId, number }, mediaIds }) =>
    mediaIds.map((mediaId) => ({ carouselId, number, mediaId })),
  );
  for (const some of splitRows(shown)) await insertMedia(queries, accountId, some);
}

async function insertMedia(
  queries: Queries,
  accountId: string,
  shown: readonly { carouselId: string; number: number; mediaId: string }[],
): Promise<void> {
  const mediaIds = [...new Set(shown.map(({ mediaId }) => mediaId))];
  const rows = await queries
    .selectFrom("mediaFiles")
    .select("id")
    .where("id", "in", mediaIds)
    .where("accountId", "=", accountId)
    .where("removedAtMs", "is", null)
    .execute();
  const known = new Set(rows.map(({ id }) => id));
  if (known.size === 0) return;
  await queries
    .updateTable("mediaFiles")
    .set({ unusedSinceMs: null })
    .where("id", "in", [...known])
    .execute();
  await queries
    .insertInto("carouselMedia")
    .values(shown.filter(({ mediaId }) => known.has(mediaId)))
    .execute();
}

export async function updateVersion(
  queries: Queries,
  { carouselId, number }: Pick<CarouselVersionRow, "carouselId" | "number">,
  change: Partial<Pick<CarouselVersionRow, "name" | "autosavedSinceMs">>,
): Promise<void> {
  await queries
    .updateTable("carouselVersions")
    .set(change)
    .where("carouselId", "=", carouselId)
    .where("number", "=", number)
    .execute();
}

/** Matches versions that nothing is bound to: no publication, and no answer of a review. */
const isFree = ({ exists, not, or, selectFrom }: ExpressionBuilder<Tables, "carouselVersions">) =>
  not(
    or([
      exists(
        selectFrom("publications")
          .select("publications.id")
          .whereRef("publications.carouselId", "=", "carouselVersions.carouselId")
          .whereRef("publications.carouselVersion", "=", "carouselVersions.number"),
      ),
      exists(
        selectFrom("reviews")
          .select("reviews.id")
          .whereRef("reviews.carouselId", "=", "carouselVersions.carouselId")
          .whereRef("reviews.answeredVersion", "=", "carouselVersions.number"),
      ),
    ]),
  );

/** Deletes a version, unless something is bound to it. */
export async function deleteVersion(
  queries: Queries,
  { carouselId, number }: Pick<CarouselVersionRow, "carouselId" | "number">,
): Promise<void> {
  await queries
    .deleteFrom("carouselVersions")
    .where("carouselId", "=", carouselId)
    .where("number", "=", number)
    .where(isFree)
    .execute();
}

/**
 * Deletes surplus versions. Keeps the current version, then bound, then named, then the newest ones.
 */
export async function pruneVersions(
  queries: Queries,
  { id, version }: Pick<CarouselRow, "id" | "version">,
): Promise<void> {
  const others = await queries
    .selectFrom("carouselVersions")
    .select("number")
    .where("carouselId", "=", id)
    .where("number", "<>", version)
    .where(isFree)
    .orderBy(({ eb }) => eb.case().when("name", "is", null).then(1).else(0).end())
    .orderBy("number", "desc")
    .execute();
  for (const { number } of others.slice(maxCarouselVersions - 1)) {
    await deleteVersion(queries, { carouselId: id, number });
  }
}
