import type { CarouselSummary, ListedCarousel } from "@slideloom/core/contract/carousels";
import type { CarouselVersion } from "@slideloom/core/contract/carousel-versions";
import type { CarouselRow, CarouselVersionRow, CarouselSummaryRow } from "../db/library-tables.ts";
import type { PublishingFacts } from "./carousel-list-repository.ts";
import type { ThumbnailLinks } from "./thumbnail-links.ts";

/** Returns a carousel's summary in the shape of the API. */
export function presentSummary(row: CarouselRow, links: ThumbnailLinks): CarouselSummary {
  const { id, version, createdAtMs, updatedAtMs, deletedAtMs } = row;
  return {
    id,
    version,
    ...presentSummaryFields(row),
    thumbnailUrl: row.slides > 0 ? links.build({ carouselId: id, version }) : null,
    createdAt: toIso(createdAtMs),
    updatedAt: toIso(updatedAtMs),
    deletedAt: deletedAtMs === null ? null : toIso(deletedAtMs),
  };
}

/** Returns a carousel's list entry with its publishing status and tags. */
export function presentListed(
  row: CarouselRow,
  { facts, tags }: { facts: PublishingFacts | undefined; tags: string[] },
  links: ThumbnailLinks,
): ListedCarousel {
  const { isPublished = false, dueAtMs = null } = facts ?? {};
  const dueAt = dueAtMs === null ? null : toIso(dueAtMs);
  return { ...presentSummary(row, links), isPublished, dueAt, tags };
}

export function presentVersion(
  row: Omit<CarouselVersionRow, "draft">,
  links: ThumbnailLinks,
): CarouselVersion {
  const { carouselId, number, name, savedAtMs } = row;
  return {
    version: number,
    name,
    ...presentSummaryFields(row),
    thumbnailUrl: row.slides > 0 ? links.build({ carouselId, version: number }) : null,
    savedAt: toIso(savedAtMs),
  };
}

const presentSummaryFields = ({ title, status, format, network, slides }: CarouselSummaryRow) => ({
  title,
  status,
  format,
  network,
  slides,
});

const toIso = (timeMs: number) => new Date(timeMs).toISOString();
