import { findSlideMediaUrl, readSlideMedia, type Slide } from "@slideloom/core/document";
import type { SlideMedia } from "@slideloom/core/slide";
import type { Engine, EngineImage } from "../engine/engine.ts";
import { LeastRecentlyUsed } from "../least-recently-used.ts";
import { loadMedia, type FetchBytes, type LoadedMedia } from "./media.ts";
import type { SlideJob } from "../slide-job.ts";

const cachedMedia = 40;

/** A failed medium is tried again after this long, so that typing does not ask for it at every key. */
const retryAfterMs = 5000;

/** The media of one picture. */
export interface JobMedia {
  bySlide: Record<number, SlideMedia>;
  images: EngineImage[];
}

interface KnownMedium {
  loading: Promise<LoadedMedia>;
  /** Of `SlideJob.mediaAttempts`. */
  attempt: number;
  /** When a medium that failed is tried again; null for one that is being loaded or is there. */
  retryAtMs: number | null;
}

/** Whether a medium that is known need not be asked for. */
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

  /** The media that the job's picture shows; what can't be loaded is a `failed` medium. */
  async load(job: SlideJob): Promise<JobMedia> {
    const loaded = await Promise.all(
      listMedia(job).map(
        async ([index, url]) => [index, await this.#getWithPoster(url, job)] as const,
      ),
    );
    return {
      bySlide: Object.fromEntries(
        loaded.map(([index, { media }]) => {
          return [index, { ...media, ...readSettings(job.post.content[index]) }];
        }),
      ),
      images: loaded.flatMap(([, { image }]) => image ?? []),
    };
  }

  /** The medium; a video with the picture of its poster where the job names one that can be loaded. */
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
    return { media: { ...loaded.media, posterUrl, widthPx, heightPx }, image };
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

/** How a slide says that its picture is drawn. */
function readSettings(
  slide: Slide | undefined,
): Pick<SlideMedia, "focus" | "fit" | "tone" | "alt"> {
  const settings = slide && readSlideMedia(slide);
  if (!settings) return {};
  const { focus, fit, tone, alt } = settings;
  return { fit, alt, ...(focus && { focus }), ...(tone && { tone }) };
}

/**
 * The URLs that the job's picture shows, by slide index, in order: those assigned in the job, else those that the slides
 * name themselves.
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
