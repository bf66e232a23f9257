import { sourceLimits } from "@slideloom/core/sources";
import type { CookieJar } from "../outbound/cookie-jar.ts";
import { fetchFile } from "../outbound/fetch-file.ts";
import { OutboundError, StatusError } from "../outbound/outbound-error.ts";
import type { OutboundPolicy } from "../outbound/outbound-policy.ts";
import { findClosedSite } from "./closed-sites.ts";
import type { SourceFile } from "./readers/source-file.ts";
import { SourceError } from "./source-error.ts";

const maxRedirects = 5;
/** Value of the Accept header. Other formats are tried too, because servers may mislabel files. */
const accept =
  "text/html, application/xhtml+xml, application/pdf, application/rss+xml, application/atom+xml, application/feed+json, " +
  "application/vnd.openxmlformats-officedocument.*, text/*;q=0.9, */*;q=0.5";

export interface FetchSettings {
  outbound: OutboundPolicy;
  version: string;
  fetchTimeoutMs?: number;
  /** Cookies of the pages that were fetched for the same source. */
  cookies?: CookieJar;
}

/** Downloads a web page or file. Throws SourceError and OutboundError. */
export async function fetchSource(
  url: string,
  { outbound, version, cookies, fetchTimeoutMs = 15_000 }: FetchSettings,
  signal: AbortSignal,
): Promise<SourceFile> {
  refuseClosedSite(url);
  const { bytes, contentType, ...found } = await fetchFile({
    url,
    policy: outbound,
    accept,
    maxBytes: sourceLimits.bytes,
    timeoutMs: fetchTimeoutMs,
    maxRedirects,
    userAgent: `Slideloom/${version}`,
    signal,
    ...(cookies && { cookies }),
  }).catch((error: unknown) => {
    throw error instanceof StatusError ? describe(error, url) : error;
  });
  refuseClosedSite(found.url.href);
  return { bytes, url: found.url.href, ...(contentType === undefined ? {} : { contentType }) };
}

/**
 * Refuses sites that show their texts only to signed-in people.
 * @throws {SourceError}
 */
function refuseClosedSite(url: string): void {
  const advice = findClosedSite(url);
  if (advice !== null) throw new SourceError("source-elsewhere", advice);
}

const refusals: ReadonlySet<number> = new Set([401, 402, 403, 407, 429, 451]);
const missing: ReadonlySet<number> = new Set([404, 410]);

function describe({ status }: StatusError, url: string): SourceError | OutboundError {
  const { hostname } = new URL(url);
  if (refusals.has(status)) {
    return new SourceError(
      "source-elsewhere",
      `${hostname} doesn't show this page to other servers (status ${status}). Open it in your browser, copy its text and paste it here.`,
    );
  }
  const reason = missing.has(status)
    ? `${hostname} has no page at this address (status ${status}). Check the address.`
    : `${hostname} responded with status ${status}. Try again later, or paste the text.`;
  return new OutboundError("bad-answer", reason);
}
