import { createHash } from "node:crypto";
import type { Carousel } from "@slideloom/core/carousel";
import { parsePost } from "@slideloom/core/document";
import { buildSlideJob, type RenderOptions, type SlideJob } from "@slideloom/renderer";
import { readCarousel } from "../carousels/carousel-content.ts";
import type { Database } from "../db/database.ts";
import type { DrawService } from "../drawing/draw-service.ts";
import { MediaError } from "../media/media-error.ts";
import { findSharedCarousel } from "../shares/share-repository.ts";
import { nameAccount } from "../turns/party.ts";
import { Turns } from "../turns/turns.ts";
import { ThumbnailCache } from "./thumbnail-cache.ts";
import { findDrawnVersion } from "./thumbnail-repository.ts";
import type { ThumbnailKey } from "../carousels/thumbnail-links.ts";

/** Maximum number of an account's thumbnails that are rendered at once, so long lists leave room for its other work. */
const concurrency = 4;
/** JPEG quality. A thumbnail has two thirds of the bytes that it would have at the quality of exported files. */
const thumbnailQuality = 75;
const keptMs = 30 * 24 * 60 * 60 * 1000;

export interface ThumbnailServiceSettings {
  database: Database;
  now: () => Date;
  /** The product's version, because another one may render differently. */
  version: string;
  folder: string;
  drawing: DrawService;
}

/** A rendered image; if incomplete, it contains a placeholder for an unavailable image. */
export interface DrawnImage {
  bytes: Uint8Array;
  isComplete: boolean;
}

/**
 * Renders thumbnails of saved carousels, and link previews of shared carousels. Methods that return an image throw a
 * `MediaError` if the carousel doesn't exist or its text isn't a valid post.
 */
export class ThumbnailService {
  readonly #settings: ThumbnailServiceSettings;
  readonly #cache: ThumbnailCache;
  readonly #drawing = new Turns({ places: Infinity, share: concurrency });
  /** Running renders by cache key; concurrent requests share them. */
  readonly #running = new Map<string, Promise<DrawnImage>>();
  readonly #prepared = new Set<Promise<void>>();

  constructor(settings: ThumbnailServiceSettings) {
    this.#settings = settings;
    this.#cache = new ThumbnailCache(settings.folder);
  }

  /** Renders a version's first slide as a JPEG at scale 1 (one pixel per CSS px). */
  async drawThumbnail(key: ThumbnailKey): Promise<DrawnImage> {
    return this.#drawFirst(await findDrawnVersion(this.#settings.database.queries, key));
  }

  /** Renders the first slide of the carousel that is shared with this token, as a thumbnail. */
  async drawShared(token: string): Promise<DrawnImage> {
    return this.#drawFirst(await findSharedCarousel(this.#settings.database.queries, token));
  }

  /** Starts `drawShared` in the background. Ignores errors, because the next request for the image reports them. */
  prepareShared(token: string): void {
    const prepared = this.drawShared(token)
      .then(ignore, ignore)
      .finally(() => this.#prepared.delete(prepared));
    this.#prepared.add(prepared);
  }

  /** Resolves once no background render is running. */
  async finish(): Promise<void> {
    await Promise.all(this.#prepared);
  }

  /** Renders a share's first slide as a 1200x628 PNG, the shape of link previews. */
  async drawCard(token: string): Promise<DrawnImage> {
    const row = await findSharedCarousel(this.#settings.database.queries, token);
    const job = row && buildJob(readCarousel(row.draft));
    if (!job) throw buildNothingError();
    const card: SlideJob = { ...job, format: "facebook", postType: "carousel" };
    return this.#draw(row.accountId, card, { type: "png", scale: 2, compression: "small" });
  }

  async erase(accountId: string): Promise<void> {
    await this.#cache.erase(accountId);
  }

  /** Deletes old images from the cache; they are rendered again on demand. */
  async prune(): Promise<void> {
    await this.#cache.prune(this.#settings.now().getTime() - keptMs);
  }

  async #drawFirst(row: { accountId: string; draft: string } | null): Promise<DrawnImage> {
    const job = row && buildJob(readCarousel(row.draft));
    if (!job) throw buildNothingError();
    return this.#draw(row.accountId, job, { type: "jpeg", scale: 1, quality: thumbnailQuality });
  }

  async #draw(
    accountId: string,
    job: SlideJob,
    options: RenderOptions & Required<Pick<RenderOptions, "type">>,
  ): Promise<DrawnImage> {
    const { version } = this.#settings;
    const content = JSON.stringify([version, job, options]);
    const name = `${createHash("sha256").update(content).digest("hex")}.${options.type}`;
    const known = await this.#cache.find(accountId, name);
    if (known) return { bytes: known, isComplete: true };
    const place = `${accountId}/${name}`;
    const by = nameAccount(accountId);
    const drawn =
      this.#running.get(place) ??
      this.#drawing
        .run(by, async () => {
          const { bytes, layout } = await this.#settings.drawing.drawSlide(job, options, { by });
          const isComplete = layout.media.every(({ kind }) => kind !== "failed");
          if (isComplete) await this.#cache.put(accountId, name, bytes);
          return { bytes, isComplete };
        })
        .finally(() => this.#running.delete(place));
    this.#running.set(place, drawn);
    return drawn;
  }
}

/** Returns the job for a carousel's first slide; null if its text isn't a valid post. */
function buildJob(carousel: Carousel): SlideJob | null {
  const result = parsePost(carousel.jsonInput);
  return result.ok ? buildSlideJob(carousel, result.post, 0) : null;
}

const ignore = () => undefined;

const buildNothingError = () => new MediaError("media-not-found", "There is no such image.");
