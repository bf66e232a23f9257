import type { CarouselContent } from "@slideloom/core/contract/carousels";
import type { CarouselRow, CarouselVersionRow } from "../db/library-tables.ts";
import type { Queries } from "../db/tables.ts";
import { findMediaIds } from "../media/media-address.ts";
import { buildContentRow, foldTitle } from "./carousel-content.ts";
import {
  deleteVersion,
  insertVersions,
  pruneVersions,
  updateCarousel,
  updateSearchRow,
} from "./carousel-repository.ts";
import { buildSearchRow } from "./search-words.ts";

/** Automatic saves within this time form one version of the history. */
const autosaveRunMs = 5 * 60_000;

interface VersionParts {
  row: CarouselRow;
  /** The version before. */
  current: CarouselVersionRow;
  save: CarouselContent & { isAutosave: boolean };
  nowMs: number;
}

/** Writes a carousel's next version and what the list shows. An automatic save may replace the one before. */
export async function writeVersion(
  queries: Queries,
  { row: { id, accountId, version }, current, save, nowMs }: VersionParts,
): Promise<void> {
  const { draft, ...summary } = buildContentRow(save);
  const runStartMs = findRunStart(current, nowMs);
  const number = version + 1;
  const row = {
    carouselId: id,
    number,
    name: null,
    ...summary,
    draft,
    savedAtMs: nowMs,
    autosavedSinceMs: save.isAutosave ? (runStartMs ?? nowMs) : null,
  };
  await insertVersions(queries, accountId, [{ row, mediaIds: findMediaIds(save.draft) }]);
  if (save.isAutosave && runStartMs !== null) await deleteVersion(queries, current);
  const titleFolded = foldTitle(summary.title);
  const change = { ...summary, titleFolded, version: number, updatedAtMs: nowMs };
  await updateCarousel(queries, id, change);
  await updateSearchRow(queries, buildSearchRow(id, save));
  await pruneVersions(queries, { id, version: number });
}

/** Returns the start of the current series of automatic saves; null if the next automatic save begins a new series. */
function findRunStart(
  { autosavedSinceMs, name }: CarouselVersionRow,
  nowMs: number,
): number | null {
  const isOpen = autosavedSinceMs !== null && nowMs - autosavedSinceMs < autosaveRunMs;
  return isOpen && name === null ? autosavedSinceMs : null;
}
