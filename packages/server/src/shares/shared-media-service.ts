import type { Carousel } from "@slideloom/core/carousel";
import { LRUCache } from "lru-cache";
import { MediaError } from "../media/media-error.ts";
import type { MediaFetchService } from "../media/media-fetch-service.ts";
import { findProxiedUrl } from "./shared-media.ts";

/** Cache size in bytes: images of some hundred carousels. */
const keptBytes = 32 * 1024 * 1024;
/** How long an image is cached. Limited because the image at a URL may change. */
const keptMs = 60 * 60 * 1000;

/** Never aborts, because other requests may wait for the same image. */
const { signal } = new AbortController();

export interface SharedMediaSettings {
  mediaFetches: Pick<MediaFetchService, "fetch">;
}

/** Proxies other sites' images in shared carousels, so those sites don't learn who views them. */
export class SharedMediaService {
  /** Images by URL; concurrent requests for an image share one fetch. */
  readonly #images: LRUCache<string, Uint8Array, { by: string }>;

  constructor({ mediaFetches }: SharedMediaSettings) {
    this.#images = new LRUCache({
      maxSize: keptBytes,
      sizeCalculation: ({ byteLength }) => byteLength,
      ttl: keptMs,
      // An image evicted during its fetch is still sent.
      ignoreFetchAbort: true,
      fetchMethod: async (url, _stale, { context: { by } }) =>
        (await mediaFetches.fetch(url, { by, signal })).bytes,
    });
  }

  /**
   * Returns an image of the carousel as WebP. If it isn't cached, the fetch counts against the rate limit of `by`.
   * @throws {MediaError} if the carousel doesn't use the image, or as `MediaFetchService.fetch` does.
   */
  async read(draft: Carousel, medium: string, by: string): Promise<Uint8Array> {
    const url = findProxiedUrl(draft, medium);
    const image = url === null ? undefined : await this.#images.fetch(url, { context: { by } });
    if (!image) throw new MediaError("media-not-found", "There is no such image.");
    return image;
  }
}
