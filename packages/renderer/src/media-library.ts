import type { SlideMedia } from "@slideloom/core/slide";
import type { Engine, EngineImage } from "./engine.ts";
import { LeastRecentlyUsed } from "./least-recently-used.ts";
import { loadMedia, type FetchBytes, type LoadedMedia } from "./media.ts";
import type { SlideJob } from "./slide-job.ts";

const cachedMedia = 40;

/** A failed medium is tried again after this long, so that typing does not ask for it at every key. */
const retryAfterMs = 5000;

/** The media of one picture. */
export interface JobMedia {
  bySlide: Record<number, SlideMedia>;
  images: EngineImage[];
}

/** Loads media, each URL once. */
export class MediaLibrary {
  readonly #engine: Engine;
  readonly #fetchBytes: FetchBytes;
  readonly #media = new LeastRecentlyUsed<{ loading: Promise<LoadedMedia>; staleAtMs: number }>(
    cachedMedia,
  );

  constructor(engine: Engine, fetchBytes: FetchBytes) {
    this.#engine = engine;
    this.#fetchBytes = fetchBytes;
  }

  /** The media that the job's picture shows; what can't be loaded is a `failed` medium. */
  async load(job: SlideJob): Promise<JobMedia> {
    const loaded = await Promise.all(
      listMedia(job).map(async ([index, url]) => [index, await this.#get(url)] as const),
    );
    return {
      bySlide: Object.fromEntries(loaded.map(([index, { media }]) => [index, media])),
      images: loaded.flatMap(([, { image }]) => image ?? []),
    };
  }

  async #get(url: string): Promise<LoadedMedia> {
    const known = this.#media.get(url);
    if (known && known.staleAtMs > performance.now()) return known.loading;
    const entry = {
      loading: loadMedia(this.#engine, this.#fetchBytes, url),
      staleAtMs: Number.POSITIVE_INFINITY,
    };
    this.#media.set(url, entry);
    const loaded = await entry.loading;
    if (loaded.media.kind === "failed") entry.staleAtMs = performance.now() + retryAfterMs;
    return loaded;
  }
}

/** The URLs that the job's picture shows, by slide index, in order. */
export function listMedia(job: SlideJob): [index: number, url: string][] {
  const shows = (index: number) =>
    job.postType === "single" ? index < job.post.content.length : index === job.slideIndex;
  return Object.entries(job.mediaUrls)
    .map(([index, url]): [number, string] => [Number(index), url])
    .filter(([index, url]) => url !== "" && shows(index))
    .sort(([one], [other]) => one - other);
}
