import type { CarouselSummary, CarouselVersion } from "@slideloom/core/contract";
import type { CarouselRow, CarouselVersionRow, LooksRow } from "../db/library-tables.ts";
import type { ThumbnailLinks } from "./thumbnail-links.ts";

/** A carousel as its owner sees it in lists. */
export function presentSummary(row: CarouselRow, links: ThumbnailLinks): CarouselSummary {
  const { id, version, createdAtMs, updatedAtMs, deletedAtMs } = row;
  return {
    id,
    version,
    ...presentLooks(row),
    thumbnailUrl: row.slides > 0 ? links.build({ carouselId: id, version }) : null,
    createdAt: toIso(createdAtMs),
    updatedAt: toIso(updatedAtMs),
    deletedAt: deletedAtMs === null ? null : toIso(deletedAtMs),
  };
}

export function presentVersion(
  row: Omit<CarouselVersionRow, "draft">,
  links: ThumbnailLinks,
): CarouselVersion {
  const { carouselId, number, name, savedAtMs } = row;
  return {
    version: number,
    name,
    ...presentLooks(row),
    thumbnailUrl: row.slides > 0 ? links.build({ carouselId, version: number }) : null,
    savedAt: toIso(savedAtMs),
  };
}

const presentLooks = ({ title, status, format, network, slides }: LooksRow) => ({
  title,
  status,
  format,
  network,
  slides,
});

const toIso = (timeMs: number) => new Date(timeMs).toISOString();
