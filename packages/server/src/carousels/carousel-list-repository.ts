import type { CarouselListQuery } from "@slideloom/core/contract";
import { sql } from "kysely";
import { z } from "zod";
import type { CarouselRow } from "../db/library-tables.ts";
import type { Queries } from "../db/tables.ts";
import { foldTitle } from "./carousel-content.ts";
import { CarouselError } from "./carousel-error.ts";

type SortColumn = "updatedAtMs" | "createdAtMs" | "titleFolded" | "deletedAtMs";

const sortColumns = {
  updated: "updatedAtMs",
  created: "createdAtMs",
  title: "titleFolded",
} as const;

/**
 * A page of an account's carousels, and the cursor of the next. Keyset pagination: the cursor is the last row's place in the
 * order, so that the tenth page costs what the first does and nothing is shown twice when rows come and go.
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

/** Asks for one more than a page holds, which says whether there is another. */
export function buildListQuery(
  queries: Queries,
  accountId: string,
  { status, q, sort, direction, bin, cursor, limit }: CarouselListQuery,
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
  if (status !== "all") list = list.where("status", "=", status);
  const words = foldTitle(q);
  if (words) {
    const pattern = `%${words.replaceAll(/[\\%_]/g, "\\$&")}%`;
    list = list.where(sql<boolean>`${sql.ref("titleFolded")} like ${pattern} escape '\\'`);
  }
  if (cursor !== undefined) {
    const [value, id] = decodeCursor(cursor, sort);
    list = list.where(({ eb, refTuple, tuple }) =>
      eb(refTuple(column, "id"), order === "asc" ? ">" : "<", tuple(value, id)),
    );
  }
  return list;
}

/** In the trash, the newest is what was deleted last. */
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
