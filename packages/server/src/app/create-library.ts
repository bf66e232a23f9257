import { join } from "node:path";
import { BulkTransferService } from "../bulk-transfer/bulk-transfer-service.ts";
import { CarouselService, type CarouselServiceSettings } from "../carousels/carousel-service.ts";
import { ThumbnailLinks } from "../carousels/thumbnail-links.ts";
import { VersionService } from "../carousels/version-service.ts";
import type { Config } from "../config/config.ts";
import type { Database } from "../db/database.ts";
import { DrawService } from "../drawing/draw-service.ts";
import type { MediaFetchService } from "../media/media-fetch-service.ts";
import { EmbeddedMediaService } from "../media/embedded-media-service.ts";
import { UploadUrls } from "../media/upload-urls.ts";
import { UploadService } from "../media/upload-service.ts";
import { ShareService } from "../shares/share-service.ts";
import { SharedMediaService } from "../shares/shared-media-service.ts";
import type { BlobStore } from "../storage/blob-store.ts";
import { ThumbnailService } from "../thumbnails/thumbnail-service.ts";
import type { Environment } from "./environment.ts";

export type Library = ReturnType<typeof createLibrary>;

interface LibraryParts
  extends Pick<CarouselServiceSettings, "onTrash">, Pick<Environment, "createDrawPool" | "images"> {
  appSecret: string;
  blobs: BlobStore;
  database: Database;
  now: () => Date;
  version: string;
  mediaFetches: MediaFetchService;
}

/** Creates the services for saved carousels, uploads, thumbnails and share links. */
export function createLibrary(config: Config, parts: LibraryParts) {
  const { appSecret, blobs, database, images, now, version, onTrash } = parts;
  const { publicUrl } = config;
  const shared = { database, now };
  const thumbnailLinks = new ThumbnailLinks(appSecret);
  const uploads = new UploadService({
    ...shared,
    blobs,
    images,
    quotaBytes: config.mediaQuotaBytes,
  });
  const embeddedMedia = new EmbeddedMediaService(uploads);
  const links = { publicUrl, thumbnailLinks };
  const carousels = new CarouselService({ ...shared, ...links, onTrash, embeddedMedia });
  const drawing = new DrawService({ ...parts, uploads });
  const folder = join(config.dataDir, "pictures");
  const thumbnails = new ThumbnailService({ ...shared, version, folder, drawing });
  const shares = new ShareService({
    ...shared,
    publicUrl,
    carousels,
    onOpen: (token) => thumbnails.prepareShared(token),
  });
  return {
    blobs,
    carousels,
    drawing,
    embeddedMedia,
    bulkTransfers: new BulkTransferService({ carousels, uploads, embeddedMedia, now }),
    thumbnails,
    shares,
    sharedMedia: new SharedMediaService(parts),
    thumbnailLinks,
    uploads,
    uploadUrls: new UploadUrls({ appSecret, publicUrl, now }),
    versions: new VersionService({ ...shared, carousels, thumbnailLinks }),
  };
}
