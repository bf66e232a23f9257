import { maxUploadBytes } from "@slideloom/core/media";
import type { OutboundPolicy } from "../outbound/outbound-policy.ts";
import type { RateLimiter } from "../rate-limits/rate-limiter.ts";
import type { CleanPicture } from "./reencode-picture.ts";

export interface MediaFetchSettings {
  outbound: OutboundPolicy;
  version: string;
  /** Counts what an account, or an address without a session, has fetched. */
  rateLimit: Pick<RateLimiter, "count">;
  timeoutMs?: number;
}

const defaultTimeoutMs = 10_000;
const maxRedirects = 3;

/** Fetches pictures of the web for people whose browser may not read them. */
export class MediaFetchService {
  readonly #settings: MediaFetchSettings;

  constructor(settings: MediaFetchSettings) {
    this.#settings = settings;
  }

  /** The picture at that address as a clean WebP. Throws MediaError, OutboundError and RateLimitError. */
  async fetch(
    url: string,
    { who, signal }: { who: string; signal: AbortSignal },
  ): Promise<CleanPicture> {
    await this.#settings.rateLimit.count(who);
    return this.read(url, { signal });
  }

  /** The same for the server's own pictures of posts, uncounted. Throws MediaError and OutboundError. */
  async read(
    url: string,
    {
      signal = new AbortController().signal,
      timeoutMs = this.#settings.timeoutMs ?? defaultTimeoutMs,
    }: { signal?: AbortSignal; timeoutMs?: number } = {},
  ): Promise<CleanPicture> {
    const { outbound, version } = this.#settings;
    const { fetchFile, reencodePicture } = await loadTools();
    const { bytes, hostname } = await fetchFile({
      url,
      policy: outbound,
      maxBytes: maxUploadBytes,
      timeoutMs,
      maxRedirects,
      userAgent: `Slideloom/${version}`,
      signal,
    });
    return reencodePicture(bytes, hostname);
  }
}

/** Their libraries are loaded with the first picture: they are a tenth of what a server at rest takes. */
async function loadTools() {
  const [{ fetchFile }, { reencodePicture }] = await Promise.all([
    import("./fetch-file.ts"),
    import("./reencode-picture.ts"),
  ]);
  return { fetchFile, reencodePicture };
}
