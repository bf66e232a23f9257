import { maxUploadBytes } from "@slideloom/core/media";
import type { OutboundPolicy } from "../outbound/outbound-policy.ts";
import type { RateLimiter } from "../rate-limits/rate-limiter.ts";
import type { ImageProcesses } from "./image-processes.ts";
import type { ReencodedImage } from "./process/protocol.ts";

export interface MediaFetchSettings {
  outbound: OutboundPolicy;
  version: string;
  images: Pick<ImageProcesses, "reencode">;
  /** Counts fetches per account, or per IP address for anonymous users. */
  rateLimit: Pick<RateLimiter, "count">;
  timeoutMs?: number;
}

const defaultTimeoutMs = 10_000;
const maxRedirects = 3;

/** Fetches images from other sites, because CORS keeps browsers from reading them. */
export class MediaFetchService {
  readonly #settings: MediaFetchSettings;

  constructor(settings: MediaFetchSettings) {
    this.#settings = settings;
  }

  /** Returns the image at the URL, re-encoded as WebP. Throws MediaError, OutboundError and RateLimitError. */
  async fetch(
    url: string,
    { by, signal }: { by: string; signal: AbortSignal },
  ): Promise<ReencodedImage> {
    await this.#settings.rateLimit.count(by);
    return this.read(url, { by, signal });
  }

  /** Fetches an image for server-side rendering, without rate limit. Throws MediaError and OutboundError. */
  async read(
    url: string,
    {
      by,
      signal = new AbortController().signal,
      timeoutMs = this.#settings.timeoutMs ?? defaultTimeoutMs,
    }: { by: string; signal?: AbortSignal; timeoutMs?: number },
  ): Promise<ReencodedImage> {
    const { outbound, version, images } = this.#settings;
    // Imported with the first image, because its libraries take much memory.
    const { fetchFile } = await import("../outbound/fetch-file.ts");
    const { bytes, url: found } = await fetchFile({
      url,
      accept: "image/*",
      policy: outbound,
      maxBytes: maxUploadBytes,
      timeoutMs,
      maxRedirects,
      userAgent: `Slideloom/${version}`,
      signal,
    });
    return images.reencode(bytes, `The file from ${found.hostname}`, { by });
  }
}
