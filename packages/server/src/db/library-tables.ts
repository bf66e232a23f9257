import type { CarouselStatus } from "@slideloom/core/contract";
import type { SizePresetId } from "@slideloom/core/design";

/** The tables of the library: saved carousels, their versions, media and links. */
export interface LibraryTables {
  carousels: CarouselRow;
  carouselVersions: CarouselVersionRow;
  carouselMedia: CarouselMediaRow;
  mediaFiles: MediaFileRow;
  shares: ShareRow;
}

/** How a carousel looks in lists. */
export interface LooksRow {
  title: string;
  status: CarouselStatus;
  format: "carousel" | "single";
  network: SizePresetId;
  /** 0 where the text is no valid post. */
  slides: number;
}

/** What lists show; the content is that of the version with the same number. */
export interface CarouselRow extends LooksRow {
  id: string;
  accountId: string;
  /** What is searched and sorted. */
  titleFolded: string;
  version: number;
  createdAtMs: number;
  updatedAtMs: number;
  /** When it was put into the trash. */
  deletedAtMs: number | null;
}

export interface CarouselVersionRow extends LooksRow {
  carouselId: string;
  number: number;
  /** Given by its owner. */
  name: string | null;
  /** JSON. */
  draft: string;
  savedAtMs: number;
  /** When the run of automatic saves began that ends in this version; null for one that somebody asked for. */
  autosavedSinceMs: number | null;
}

/** Which uploads a version shows. */
export interface CarouselMediaRow {
  carouselId: string;
  number: number;
  mediaId: string;
}

/** An upload. Its row is written before its file and outlives it, so that no file is ever without one. */
export interface MediaFileRow {
  /** Random: who knows it may see the file. */
  id: string;
  /** Null once the account is gone. */
  accountId: string | null;
  /** SHA-256 of the file, in hex. */
  hash: string;
  sizeBytes: number;
  widthPx: number;
  heightPx: number;
  /** When it was last uploaded. */
  uploadedAtMs: number;
  /** Since when no version shows it, as far as is known; null while one does. */
  unusedSinceMs: number | null;
  /** When nothing needed it any more: nobody sees it from then on, and its file is deleted. */
  removedAtMs: number | null;
}

/** The link to a carousel that is shared. */
export interface ShareRow {
  carouselId: string;
  token: string;
  createdAtMs: number;
}
