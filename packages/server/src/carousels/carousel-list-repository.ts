import type { CarouselListQuery } from "@slideloom/core/contract/carousels";
import type { TargetStatus } from "@slideloom/core/contract/publications";
import { pendingStatuses } from "@slideloom/core/contract/target-phases";
import { type Expression, type ExpressionBuilder, sql, type SqlBool } from "kysely";
import { z } from "zod";
import type { CarouselRow } from "../db/library-tables.ts";
import type { Queries, Tables } from "../db/tables.ts";
import { foldTitle } from "./carousel-content.ts";
import { splitSearch } from "./search-words.ts";
import { CarouselError } from "./carousel-error.ts";

type SortColumn = "updatedAtMs" | "createdAtMs" | "titleFolded" | "deletedAtMs";

const sortColumns = {
  updated: "updatedAtMs",
  created: "createdAtMs",
  title: "titleFolded",
} as const;

/**
 * Returns a page of an account's carousels and the next cursor. With keyset pagination, concurrent changes cause no
 * duplicates.
 */
export async function listCarouselRows(
  queries: Queries,
  accountId: string,
  query: CarouselListQuery,
): Promise<{ rows: CarouselRow[]; nextCursor: string | null }> {
  const column = findSortColumn(query);
  const found = await buildListQuery(queries, accountId, query).execute();
  const rows = found.slice(0, query.limit);
  const last = rows.at(-1);
  const nextCursor = found.length > rows.length && last ? [last[column], last.id] : null;
  return { rows, nextCursor: nextCursor && encodeCursor(nextCursor) };
}

/** One extra row shows whether another page follows. */
export function buildListQuery(
  queries: Queries,
  accountId: string,
  { status, q, sort, direction, bin, cursor, limit, ...filters }: CarouselListQuery,
) {
  const column = findSortColumn({ sort, bin });
  const order = direction ?? (sort === "title" ? "asc" : "desc");
  let list = queries
    .selectFrom("carousels")
    .selectAll()
    .where("accountId", "=", accountId)
    .where("deletedAtMs", bin ? "is not" : "is", null)
    .orderBy(column, order)
    .orderBy("id", order)
    .limit(limit + 1);
  if (status !== "all") list = list.where(({ eb }) => buildStatusFilter(eb, status));
  list = list.where(({ eb }) => eb.and(listFilters(eb, { q, ...filters })));
  if (cursor !== undefined) {
    const [value, id] = decodeCursor(cursor, sort);
    list = list.where(({ eb, refTuple, tuple }) =>
      eb(refTuple(column, "id"), order === "asc" ? ">" : "<", tuple(value, id)),
    );
  }
  return list;
}

type Eb = ExpressionBuilder<Tables, "carousels">;

/** Conditions on a carousel's words, brand, tags and accounts. */
function listFilters(
  eb: Eb,
  { q, tag, brand, connection }: Pick<CarouselListQuery, "q" | "tag" | "brand" | "connection">,
) {
  const hasSearchRow = (condition: Expression<SqlBool>) =>
    eb.exists(
      eb
        .selectFrom("carouselSearch")
        .select("carouselSearch.carouselId")
        .whereRef("carouselSearch.carouselId", "=", "carousels.id")
        .where(condition),
    );
  const conditions: Expression<SqlBool>[] = splitSearch(q).map((term) => {
    const pattern = `%${term.replaceAll(/[\\%_]/g, "\\$&")}%`;
    return hasSearchRow(sql<boolean>`${sql.ref("words")} like ${pattern} escape '\\'`);
  });
  if (brand) conditions.push(hasSearchRow(sql<boolean>`${sql.ref("brand")} = ${brand}`));
  if (tag) conditions.push(hasTag(eb, tag));
  if (connection) conditions.push(isOn(eb, connection));
  return conditions;
}

const hasTag = (eb: Eb, tag: string) =>
  eb.exists(
    eb
      .selectFrom("carouselTags")
      .select("carouselTags.carouselId")
      .whereRef("carouselTags.carouselId", "=", "carousels.id")
      .where("tagFolded", "=", foldTitle(tag)),
  );

/** Matches carousels that are published or scheduled on a connection. */
const isOn = (eb: Eb, connectionId: string) =>
  eb.exists(
    eb
      .selectFrom("publications")
      .innerJoin("publicationTargets", "publicationTargets.publicationId", "publications.id")
      .select("publications.id")
      .whereRef("publications.carouselId", "=", "carousels.id")
      .where("publicationTargets.connectionId", "=", connectionId)
      .where("publicationTargets.status", "in", ["published", ...pendingStatuses]),
  );

/** Matches carousels by status: published (or marked as published), scheduled, or neither. */
function buildStatusFilter(
  eb: ExpressionBuilder<Tables, "carousels">,
  status: Exclude<CarouselListQuery["status"], "all">,
) {
  const hasTarget = (statuses: readonly TargetStatus[]) =>
    eb.exists(
      eb
        .selectFrom("publications")
        .innerJoin("publicationTargets", "publicationTargets.publicationId", "publications.id")
        .select("publications.id")
        .whereRef("publications.carouselId", "=", "carousels.id")
        .where("publicationTargets.status", "in", statuses),
    );
  const isPublished = eb.or([eb("carousels.status", "=", "published"), hasTarget(["published"])]);
  if (status === "published") return isPublished;
  const isScheduled = hasTarget(pendingStatuses);
  return status === "scheduled" ? isScheduled : eb.not(eb.or([isPublished, isScheduled]));
}

export interface PublishingFacts {
  isPublished: boolean;
  /** Due time of the next post; null if none is scheduled. */
  dueAtMs: number | null;
}

/** Returns publishing status by carousel id. Omits carousels that are neither published nor scheduled. */
export async function findPublishingFacts(
  queries: Queries,
  carouselIds: readonly string[],
): Promise<ReadonlyMap<string, PublishingFacts>> {
  const facts = new Map<string, PublishingFacts>();
  if (carouselIds.length === 0) return facts;
  const rows = await queries
    .selectFrom("publications")
    .innerJoin("publicationTargets", "publicationTargets.publicationId", "publications.id")
    .select(["carouselId", "publicationTargets.status", "publicationTargets.dueAtMs"])
    .where("carouselId", "in", carouselIds)
    .where("publicationTargets.status", "in", ["published", ...pendingStatuses])
    .execute();
  for (const { carouselId, status, dueAtMs } of rows) {
    if (carouselId === null) continue;
    const known = facts.get(carouselId) ?? { isPublished: false, dueAtMs: null };
    const isPublished = status === "published";
    const due = isPublished ? null : dueAtMs;
    facts.set(carouselId, {
      isPublished: known.isPublished || isPublished,
      dueAtMs: due === null ? known.dueAtMs : Math.min(due, known.dueAtMs ?? due),
    });
  }
  return facts;
}

/** Returns the column to sort by. In the trash, "updated" sorts by the time of deletion. */
function findSortColumn({ sort, bin }: Pick<CarouselListQuery, "sort" | "bin">): SortColumn {
  return bin && sort === "updated" ? "deletedAtMs" : sortColumns[sort];
}

const encodeCursor = (place: unknown[]) => Buffer.from(JSON.stringify(place)).toString("base64url");

function decodeCursor(cursor: string, sort: CarouselListQuery["sort"]): [string | number, string] {
  const value = sort === "title" ? z.string().regex(/^\P{Cc}*$/u) : z.int().nonnegative();
  try {
    const place: unknown = JSON.parse(Buffer.from(cursor, "base64url").toString());
    return z.tuple([value, z.uuid()]).parse(place);
  } catch {
    throw new CarouselError("bad-cursor");
  }
}
