import type { LibraryFilters, TagChangeRequest } from "@slideloom/core/contract/library";
import { maxTags } from "@slideloom/core/contract/carousel-limits";
import type { CarouselTagRow } from "../db/library-tables.ts";
import { splitRows } from "../db/split-rows.ts";
import type { Queries } from "../db/tables.ts";
import { foldTitle } from "./carousel-content.ts";
import { CarouselError } from "./carousel-error.ts";

/** Maximum number of tags and of brands that are offered as filters. */
const mostFilters = 500;

/** Returns the tags of carousels by carousel id, sorted. Omits carousels without tags. */
export async function readTags(
  queries: Queries,
  carouselIds: readonly string[],
): Promise<ReadonlyMap<string, string[]>> {
  const tags = new Map<string, string[]>();
  for (const ids of splitRows(carouselIds)) {
    const rows = await queries
      .selectFrom("carouselTags")
      .select(["carouselId", "tag"])
      .where("carouselId", "in", ids)
      .orderBy("tagFolded")
      .execute();
    for (const { carouselId, tag } of rows) {
      tags.set(carouselId, [...(tags.get(carouselId) ?? []), tag]);
    }
  }
  return tags;
}

/**
 * Adds and removes tags of an account's carousels. Tags that differ only in case or accents are the same tag.
 * @throws {CarouselError} if a carousel isn't the account's, or would have too many tags. Nothing is changed then.
 */
export async function changeTags(
  queries: Queries,
  accountId: string,
  { carousel_ids: carouselIds, add, remove }: TagChangeRequest,
): Promise<void> {
  await requireOwn(queries, accountId, carouselIds);
  const removed = remove.map(foldTitle);
  const wanted = dedupe(add);
  const known = await readTags(queries, carouselIds);
  const rows: CarouselTagRow[] = [];
  for (const carouselId of carouselIds) {
    const kept = (known.get(carouselId) ?? []).filter((tag) => !removed.includes(foldTitle(tag)));
    const folded = new Set(kept.map(foldTitle));
    const added = wanted.filter(({ tagFolded }) => !folded.has(tagFolded));
    if (kept.length + added.length > maxTags) throw new CarouselError("too-many-tags");
    rows.push(...added.map((tag) => ({ carouselId, ...tag })));
  }
  for (const ids of removed.length > 0 ? splitRows(carouselIds) : []) {
    await queries
      .deleteFrom("carouselTags")
      .where("carouselId", "in", ids)
      .where("tagFolded", "in", removed)
      .execute();
  }
  for (const some of splitRows(rows)) {
    await queries.insertInto("carouselTags").values(some).execute();
  }
}

function dedupe(tags: readonly string[]): Omit<CarouselTagRow, "carouselId">[] {
  const byFold = new Map(tags.map((tag) => [foldTitle(tag), tag]));
  return [...byFold].map(([tagFolded, tag]) => ({ tag, tagFolded }));
}

async function requireOwn(
  queries: Queries,
  accountId: string,
  carouselIds: readonly string[],
): Promise<void> {
  const { count } = await queries
    .selectFrom("carousels")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("accountId", "=", accountId)
    .where("id", "in", carouselIds)
    .executeTakeFirstOrThrow();
  if (Number(count) < new Set(carouselIds).size) throw new CarouselError("carousel-not-found");
}

/** Returns the tags and brands of an account's carousels outside the trash, with counts, sorted. */
export async function listFilters(queries: Queries, accountId: string): Promise<LibraryFilters> {
  const tags = await queries
    .selectFrom("carouselTags")
    .innerJoin("carousels", "carousels.id", "carouselTags.carouselId")
    .select(({ fn }) => [fn.min("tag").as("name"), fn.countAll<number>().as("count")])
    .where("accountId", "=", accountId)
    .where("deletedAtMs", "is", null)
    .groupBy("tagFolded")
    .orderBy("tagFolded")
    .limit(mostFilters)
    .execute();
  const brands = await queries
    .selectFrom("carouselSearch")
    .innerJoin("carousels", "carousels.id", "carouselSearch.carouselId")
    .select(({ fn }) => ["brand as name", fn.countAll<number>().as("count")])
    .where("accountId", "=", accountId)
    .where("deletedAtMs", "is", null)
    .where("brand", "<>", "")
    .groupBy("brand")
    .orderBy("brand")
    .limit(mostFilters)
    .execute();
  return { tags: tags.map(present), brands: brands.map(present) };
}

const present = ({ name, count }: { name: string; count: number }) => ({
  name,
  count: Number(count),
});
