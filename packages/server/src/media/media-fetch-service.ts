import { maxUploadBytes } from "@slideloom/core/media";
import type { OutboundPolicy } from "../network/outbound-policy.ts";
import { ConcurrencyLimit } from "../rate-limits/concurrency-limit.ts";
import type { RateLimiter } from "../rate-limits/rate-limiter.ts";

export interface MediaFetchSettings {
  outbound: OutboundPolicy;
  version: string;
  /** Counts what an account, or an address without a session, has fetched. */
  rateLimit: Pick<RateLimiter, "count">;
  timeoutMs?: number;
}

const defaultTimeoutMs = 10_000;
const maxRedirects = 3;
/** A decoded picture can take 200 MB. */
const decodedAtOnce = 2;

/** Fetches pictures of the web for people whose browser may not read them. */
export class MediaFetchService {
  readonly #settings: MediaFetchSettings;
  readonly #decoding = new ConcurrencyLimit(decodedAtOnce);

  constructor(settings: MediaFetchSettings) {
    this.#settings = settings;
  }

  /** The picture at that address as a clean WebP. Throws MediaError, OutboundError and RateLimitError. */
  async fetch(url: string, { who, signal }: { who: string; signal: AbortSignal }) {
    const { outbound, version, rateLimit, timeoutMs = defaultTimeoutMs } = this.#settings;
    await rateLimit.count(who);
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
    return this.#decoding.run(() => reencodePicture(bytes, hostname));
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
