import { createHash } from "node:crypto";
import type { Carousel } from "@slideloom/core/carousel";
import { parsePost } from "@slideloom/core/document";
import { buildSlideJob, type RenderOptions, type SlideJob } from "@slideloom/renderer";
import { readCarousel } from "../carousels/carousel-content.ts";
import type { Database } from "../db/database.ts";
import type { DrawService } from "../drawing/draw-service.ts";
import { MediaError } from "../media/media-error.ts";
import { ConcurrencyLimit } from "../rate-limits/concurrency-limit.ts";
import { findSharedCarousel } from "../shares/share-repository.ts";
import { ThumbnailCache } from "./thumbnail-cache.ts";
import { findDrawnVersion } from "./thumbnail-repository.ts";
import type { ThumbnailKey } from "../carousels/thumbnail-links.ts";

/** Lists of many pictures leave room for others. */
const drawnAtOnce = 4;
/** Of the small pictures, shown in lists and until a page has drawn the slide: two thirds of the bytes of exported files. */
const firstQuality = 75;
const keptMs = 30 * 24 * 60 * 60 * 1000;

export interface ThumbnailServiceSettings {
  database: Database;
  now: () => Date;
  /** The product's version: another one may draw otherwise. */
  version: string;
  /** Where pictures are kept that were drawn. */
  folder: string;
  drawing: DrawService;
}

/** A drawn picture; what is not complete shows a placeholder for a medium that could not be had. */
export interface DrawnPicture {
  bytes: Uint8Array;
  isComplete: boolean;
}

/** Small pictures of saved carousels, and the cards of links. Throws a `MediaError` where there is nothing to draw. */
export class ThumbnailService {
  readonly #settings: ThumbnailServiceSettings;
  readonly #cache: ThumbnailCache;
  readonly #drawing = new ConcurrencyLimit(drawnAtOnce);
  /** What is being drawn, by its place in the cache: who asks for the same meanwhile waits for it. */
  readonly #underWay = new Map<string, Promise<DrawnPicture>>();
  readonly #prepared = new Set<Promise<void>>();

  constructor(settings: ThumbnailServiceSettings) {
    this.#settings = settings;
    this.#cache = new ThumbnailCache(settings.folder);
  }

  /** A version's first slide as a JPEG, as wide as its stage in CSS px. */
  async drawThumbnail(key: ThumbnailKey): Promise<DrawnPicture> {
    return this.#drawFirst(await findDrawnVersion(this.#settings.database.queries, key));
  }

  /** The same of what a link shows. */
  async drawShared(token: string): Promise<DrawnPicture> {
    return this.#drawFirst(await findSharedCarousel(this.#settings.database.queries, token));
  }

  /** Begins `drawShared` for somebody who is about to ask for it, and is told then what fails. */
  prepareShared(token: string): void {
    const prepared = this.drawShared(token)
      .then(ignore, ignore)
      .finally(() => this.#prepared.delete(prepared));
    this.#prepared.add(prepared);
  }

  /** Resolves once nothing is prepared any more. */
  async finish(): Promise<void> {
    await Promise.all(this.#prepared);
  }

  /** The first slide of what a link shows as a PNG of 1200x628, the shape of previews in chats and feeds. */
  async drawCard(token: string): Promise<DrawnPicture> {
    const row = await findSharedCarousel(this.#settings.database.queries, token);
    const job = row && buildJob(readCarousel(row.draft));
    if (!job) throw buildNothingError();
    const card: SlideJob = { ...job, format: "facebook", postType: "carousel" };
    return this.#draw(row.accountId, card, { type: "png", scale: 2, compression: "small" });
  }

  async erase(accountId: string): Promise<void> {
    await this.#cache.erase(accountId);
  }

  /** Forgets what was drawn long ago: it is drawn again when it is asked for. */
  async prune(): Promise<void> {
    await this.#cache.prune(this.#settings.now().getTime() - keptMs);
  }

  async #drawFirst(row: { accountId: string; draft: string } | null): Promise<DrawnPicture> {
    const job = row && buildJob(readCarousel(row.draft));
    if (!job) throw buildNothingError();
    return this.#draw(row.accountId, job, { type: "jpeg", scale: 1, quality: firstQuality });
  }

  async #draw(
    accountId: string,
    job: SlideJob,
    options: RenderOptions & Required<Pick<RenderOptions, "type">>,
  ): Promise<DrawnPicture> {
    const { version } = this.#settings;
    const content = JSON.stringify([version, job, options]);
    const name = `${createHash("sha256").update(content).digest("hex")}.${options.type}`;
    const known = await this.#cache.find(accountId, name);
    if (known) return { bytes: known, isComplete: true };
    const place = `${accountId}/${name}`;
    const drawn =
      this.#underWay.get(place) ??
      this.#drawing
        .run(async () => {
          const { bytes, layout } = await this.#settings.drawing.drawSlide(job, options);
          const isComplete = layout.media.every(({ kind }) => kind !== "failed");
          if (isComplete) await this.#cache.put(accountId, name, bytes);
          return { bytes, isComplete };
        })
        .finally(() => this.#underWay.delete(place));
    this.#underWay.set(place, drawn);
    return drawn;
  }
}

/** The first slide of a carousel; null where its text is no post. */
function buildJob(carousel: Carousel): SlideJob | null {
  const result = parsePost(carousel.jsonInput);
  return result.ok ? buildSlideJob(carousel, result.post, 0) : null;
}

const ignore = () => undefined;

const buildNothingError = () => new MediaError("media-not-found", "There is no such picture.");
