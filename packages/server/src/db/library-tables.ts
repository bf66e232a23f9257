import type { CarouselStatus } from "@slideloom/core/contract/carousel-limits";
import type { SizePresetId } from "@slideloom/core/design";

/** Saved carousels, their versions, media and share links. */
export interface LibraryTables {
  carousels: CarouselRow;
  carouselVersions: CarouselVersionRow;
  carouselTags: CarouselTagRow;
  carouselSearch: CarouselSearchRow;
  /** The uploads that a version uses. */
  carouselMedia: { carouselId: string; number: number; mediaId: string };
  mediaFiles: MediaFileRow;
  shares: ShareRow;
}

export interface CarouselSummaryRow {
  title: string;
  status: CarouselStatus;
  format: "carousel" | "single";
  network: SizePresetId;
  /** Number of slides; 0 if the text isn't a valid post. */
  slides: number;
}

/** A saved carousel. Its content is the `CarouselVersionRow` whose `number` equals `version`. */
export interface CarouselRow extends CarouselSummaryRow {
  id: string;
  accountId: string;
  /** The title in case-folded form, for search and sorting. */
  titleFolded: string;
  version: number;
  createdAtMs: number;
  updatedAtMs: number;
  /** When the carousel was moved to the trash; null if it isn't there. */
  deletedAtMs: number | null;
}

export interface CarouselVersionRow extends CarouselSummaryRow {
  carouselId: string;
  number: number;
  /** Name that the owner gave the version. */
  name: string | null;
  /** Content and design of the carousel, as JSON. */
  draft: string;
  savedAtMs: number;
  /** Time of the first save in this version's series of automatic saves; null for a manual save. */
  autosavedSinceMs: number | null;
}

/** A tag of a carousel; `tagFolded` makes spellings that differ in case or accents one tag. */
export interface CarouselTagRow {
  carouselId: string;
  tag: string;
  tagFolded: string;
}

/** What a carousel's current version is found by. */
export interface CarouselSearchRow {
  carouselId: string;
  /** Title, words of slides and captions in folded form. */
  words: string;
  /** Name of the carousel's brand; empty if it has none. */
  brand: string;
}

/** An uploaded file. Every file has a row, because the row is inserted before the file and deleted after it. */
export interface MediaFileRow {
  /** Random: anyone who knows it can fetch the file. */
  id: string;
  /** Account that uploaded the file; null once the account is deleted. */
  accountId: string | null;
  /** SHA-256 of the file, in hex. */
  hash: string;
  sizeBytes: number;
  widthPx: number;
  heightPx: number;
  uploadedAtMs: number;
  /** Start of the time in which no carousel version has used the file; null while a version uses the file. */
  unusedSinceMs: number | null;
  /** If set, the file is no longer served, and is deleted later. */
  removedAtMs: number | null;
}

/** The public link to a shared carousel. */
export interface ShareRow {
  carouselId: string;
  token: string;
  createdAtMs: number;
}
