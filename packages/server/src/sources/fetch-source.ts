import { sourceLimits } from "@slideloom/core/sources";
import { fetchFile } from "../outbound/fetch-file.ts";
import type { OutboundPolicy } from "../outbound/outbound-policy.ts";
import type { SourceFile } from "./readers/read-file.ts";

const maxRedirects = 5;
/** Formats that are read; others are tried, too, because servers may not know what they send. */
const accept =
  "text/html, application/xhtml+xml, application/pdf, application/rss+xml, application/atom+xml, application/feed+json, " +
  "application/vnd.openxmlformats-officedocument.*, text/*;q=0.9, */*;q=0.5";

export interface FetchSettings {
  outbound: OutboundPolicy;
  version: string;
  fetchTimeoutMs?: number;
}

/** Downloads a web page or file. Throws SourceError and OutboundError. */
export async function fetchSource(
  url: string,
  { outbound, version, fetchTimeoutMs = 15_000 }: FetchSettings,
  signal: AbortSignal,
): Promise<SourceFile> {
  const found = await fetchFile({
    url,
    policy: outbound,
    accept,
    maxBytes: sourceLimits.bytes,
    timeoutMs: fetchTimeoutMs,
    maxRedirects,
    userAgent: `Slideloom/${version}`,
    signal,
  });
  const { bytes, contentType } = found;
  return { bytes, url: found.url.href, ...(contentType === undefined ? {} : { contentType }) };
}
