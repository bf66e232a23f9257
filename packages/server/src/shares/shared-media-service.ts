import { LRUCache } from "lru-cache";
import { MediaError } from "../media/media-error.ts";
import type { MediaFetchService } from "../media/media-fetch-service.ts";
import type { ShareService } from "./share-service.ts";
import { ShareError } from "./share-error.ts";
import { findRoutedUrl } from "./shared-media.ts";

/** The images of some hundred carousels. */
const keptBytes = 32 * 1024 * 1024;
/** An image may change at its address. */
const keptMs = 60 * 60 * 1000;

/** Never fires: others may wait for the same image. */
const { signal } = new AbortController();

export interface SharedMediaSettings {
  shares: Pick<ShareService, "find">;
  mediaFetches: Pick<MediaFetchService, "fetch">;
}

/** Fetches the images of other sites that shared carousels show, so viewers stay unknown to those sites. */
export class SharedMediaService {
  readonly #shares: SharedMediaSettings["shares"];
  /** By address; requests for an image that is being fetched share that fetch. */
  readonly #images: LRUCache<string, Uint8Array, { who: string }>;

  constructor({ shares, mediaFetches }: SharedMediaSettings) {
    this.#shares = shares;
    this.#images = new LRUCache({
      maxSize: keptBytes,
      sizeCalculation: ({ byteLength }) => byteLength,
      ttl: keptMs,
      // An image that gives way to others while it is fetched is sent nonetheless.
      ignoreFetchAbort: true,
      fetchMethod: async (url, _stale, { context: { who } }) =>
        (await mediaFetches.fetch(url, { who, signal })).bytes,
    });
  }

  /**
   * An image of a share as WebP; only fetches count for the limit of `who`.
   * @throws {ShareError} if the link leads nowhere
   * @throws {MediaError} if the carousel doesn't show it, or as `MediaFetchService.fetch`
   */
  async read(token: string, medium: string, who: string): Promise<Uint8Array> {
    const shared = await this.#shares.find(token);
    if (!shared) throw new ShareError("share-not-found");
    const url = findRoutedUrl(shared.draft, medium);
    const image = url === null ? undefined : await this.#images.fetch(url, { context: { who } });
    if (!image) throw new MediaError("media-not-found", "There is no such picture.");
    return image;
  }
}
