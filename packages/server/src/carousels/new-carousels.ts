import type { CarouselContent } from "@slideloom/core/contract/carousels";
import type { CarouselRow, CarouselSearchRow } from "../db/library-tables.ts";
import type { Queries } from "../db/tables.ts";
import { findMediaIds } from "../media/media-address.ts";
import { buildContentRow, foldTitle } from "./carousel-content.ts";
import { CarouselError } from "./carousel-error.ts";
import {
  countCarousels,
  insertCarousels,
  insertSearchRows,
  insertVersions,
  type NewVersion,
} from "./carousel-repository.ts";
import { buildSearchRow } from "./search-words.ts";

/** Maximum number of carousels per account, so one account can't fill the server's disk. */
const maxCarousels = 20_000;

/** Rows of a new carousel, not yet inserted. */
export interface PreparedCarousel {
  carousel: CarouselRow;
  search: CarouselSearchRow;
  version: NewVersion;
}

export interface CarouselTimes {
  createdAtMs: number;
  updatedAtMs: number;
}

/**
 * Builds a carousel's rows for `insertPrepared`. Called before the transaction, because building takes longer than
 * inserting.
 */
export function prepareCarousel(
  accountId: string,
  { id, ...content }: CarouselContent & { id: string },
  times: CarouselTimes,
): PreparedCarousel {
  const { draft, ...summary } = buildContentRow(content);
  const titleFolded = foldTitle(summary.title);
  const version = { carouselId: id, number: 1, name: null, ...summary, draft };
  return {
    carousel: { id, accountId, ...summary, titleFolded, version: 1, ...times, deletedAtMs: null },
    search: buildSearchRow(id, content),
    version: {
      row: { ...version, savedAtMs: times.updatedAtMs, autosavedSinceMs: null },
      mediaIds: findMediaIds(content.draft),
    },
  };
}

/** Inserts prepared carousels in the caller's transaction. */
export async function insertPrepared(
  queries: Queries,
  accountId: string,
  prepared: readonly PreparedCarousel[],
): Promise<void> {
  if ((await countRoom(queries, accountId)) < prepared.length) {
    throw new CarouselError("library-full");
  }
  await insertCarousels(
    queries,
    prepared.map(({ carousel }) => carousel),
  );
  await insertSearchRows(
    queries,
    prepared.map(({ search }) => search),
  );
  await insertVersions(
    queries,
    accountId,
    prepared.map(({ version }) => version),
  );
}

/** Returns how many carousels the account may still add. */
export async function countRoom(queries: Queries, accountId: string): Promise<number> {
  return maxCarousels - (await countCarousels(queries, accountId));
}
