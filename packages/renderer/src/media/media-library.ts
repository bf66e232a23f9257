import { findSlideMediaUrl, readSlideMedia, type Slide } from "@slideloom/core/document";
import type { SlideMedia } from "@slideloom/core/slide";
import type { Engine, EngineImage } from "../engine/engine.ts";
import { LeastRecentlyUsed } from "../least-recently-used.ts";
import { loadMedia, type FetchBytes, type LoadedMedia } from "./media.ts";
import type { SlideJob } from "../slide-job.ts";

const cachedMedia = 40;

/** Failed media are retried only after this time, so typing doesn't cause a request per key press. */
const retryAfterMs = 5000;

export interface JobMedia {
  bySlide: Record<number, SlideMedia>;
  images: EngineImage[];
}

interface KnownMedium {
  loading: Promise<LoadedMedia>;
  /** Number of retries (`SlideJob.mediaAttempts`) when the URL was last requested. */
  attempt: number;
  /** Time at which failed media are retried, as `performance.now()`. Null if the media haven't failed. */
  retryAtMs: number | null;
}

/** Returns whether known media can be used without a new request. */
function isCurrent({ attempt, retryAtMs }: KnownMedium, wantedAttempt: number): boolean {
  if (retryAtMs === null) return true;
  return attempt >= wantedAttempt && performance.now() < retryAtMs;
}

/** Loads media, each URL once. */
export class MediaLibrary {
  readonly #engine: Engine;
  readonly #fetchBytes: FetchBytes;
  readonly #media = new LeastRecentlyUsed<KnownMedium>(cachedMedia);

  constructor(engine: Engine, fetchBytes: FetchBytes) {
    this.#engine = engine;
    this.#fetchBytes = fetchBytes;
  }

  /** Loads the media needed to draw the job; media that can't be loaded have type `failed`. */
  async load(job: SlideJob): Promise<JobMedia> {
    const loaded = await Promise.all(
      listMedia(job).map(async ([index, url]) => {
        const before = findBefore(job.post.content[index]);
        return {
          index,
          own: await this.#getWithPoster(url, job),
          before: before === null ? null : await this.#get(before, job.mediaAttempts?.[before]),
        };
      }),
    );
    return {
      bySlide: Object.fromEntries(
        loaded.map(({ index, own, before }) => {
          const settings = readSettings(job.post.content[index]);
          const { focus: _focus, ...shared } = settings;
          const first = before && { before: { ...before.media, ...shared } };
          return [index, { ...own.media, ...settings, ...first }];
        }),
      ),
      images: loaded.flatMap(({ own, before }) =>
        [own.image, before?.image].flatMap((image) => image ?? []),
      ),
    };
  }

  /** Returns the media. If a video's poster image is known and loads, it is included. */
  async #getWithPoster(
    url: string,
    { posterUrls = {}, mediaAttempts = {} }: SlideJob,
  ): Promise<LoadedMedia> {
    const loaded = await this.#get(url, mediaAttempts[url]);
    const posterUrl = loaded.media.kind === "video" ? posterUrls[url] : undefined;
    if (posterUrl === undefined) return loaded;
    const { media: poster, image } = await this.#get(posterUrl);
    if (!image) return loaded;
    const { widthPx, heightPx } = poster;
    return { media: { ...loaded.media, posterUrl, src: image.src, widthPx, heightPx }, image };
  }

  async #get(url: string, attempt = 0): Promise<LoadedMedia> {
    const known = this.#media.get(url);
    if (known && isCurrent(known, attempt)) return known.loading;
    const loading = loadMedia(this.#engine, this.#fetchBytes, url);
    const entry: KnownMedium = { loading, attempt, retryAtMs: null };
    this.#media.set(url, entry);
    const loaded = await loading;
    if (loaded.media.kind === "failed") entry.retryAtMs = performance.now() + retryAfterMs;
    return loaded;
  }
}

const findBefore = (slide: Slide | undefined): string | null =>
  (slide && readSlideMedia(slide)?.before) ?? null;

/** Returns a slide's image settings, without defaults. */
function readSettings(
  slide: Slide | undefined,
): Pick<SlideMedia, "focus" | "fit" | "tone" | "alt"> {
  const settings = slide && readSlideMedia(slide);
  if (!settings) return {};
  const { focus, fit, tone, alt } = settings;
  return { fit, alt, ...(focus && { focus }), ...(tone && { tone }) };
}

/**
 * Lists the media needed to draw the job, as slide index and URL. A URL assigned in the job replaces the slide's own.
 */
export function listMedia({
  post,
  postType,
  slideIndex,
  mediaUrls,
}: SlideJob): [index: number, url: string][] {
  return post.content.flatMap((slide, index): [number, string][] => {
    if (postType !== "single" && index !== slideIndex) return [];
    const url = findSlideMediaUrl(slide, mediaUrls[index]);
    return url ? [[index, url]] : [];
  });
}
