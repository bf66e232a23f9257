import { describeConnectionError } from "@slideloom/core/media";
import { countNoun } from "@slideloom/core/text";
import type { Dispatcher } from "undici";
import { Deadline, DeadlineError } from "../deadlines/deadline.ts";
import { createGuardedAgent } from "./guarded-agent.ts";
import { OutboundError, StatusError } from "./outbound-error.ts";
import type { OutboundPolicy } from "./outbound-policy.ts";

export interface FileRequest {
  url: string;
  policy: OutboundPolicy;
  /** Value of the Accept header. */
  accept: string;
  maxBytes: number;
  /** Total time, including redirects. */
  timeoutMs: number;
  maxRedirects: number;
  userAgent: string;
  /** Aborts if the caller no longer waits for the file. */
  signal: AbortSignal;
}

export interface FetchedFile {
  bytes: Uint8Array;
  /** Address of the file, after redirects. */
  url: URL;
  /** Value of the Content-Type header. */
  contentType?: string;
}

/** Downloads a public file without cookies, credentials or referrer. Throws OutboundError. */
export async function fetchFile(file: FileRequest): Promise<FetchedFile> {
  const { policy, timeoutMs, maxRedirects } = file;
  const agent = await createGuardedAgent(policy, timeoutMs);
  const deadline = new Deadline({ timeoutMs, callers: [file.signal] });
  const { signal } = deadline;
  let url = parseUrl(file.url);
  try {
    for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
      const response = await deadline.race(fetchStep(url, agent, { ...file, signal }));
      if (!("location" in response)) return { ...response, url };
      url = parseUrl(response.location, url);
    }
    throw new OutboundError(
      "bad-answer",
      `${url.hostname} redirects more than ${maxRedirects} times.`,
    );
  } catch (error) {
    if (signal.reason instanceof DeadlineError) {
      const message = `${url.hostname} did not send the file within ${countNoun(timeoutMs / 1000, "second")}.`;
      throw new OutboundError("timed-out", message, { cause: error });
    }
    throw explain(error, url.hostname, file.signal);
  } finally {
    deadline.end();
    await agent.destroy();
  }
}

/** Parses an http(s) URL. Rejects a user name or password, because credentials are never sent. */
function parseUrl(text: string, base?: URL): URL {
  const url = URL.canParse(text, base?.href) ? new URL(text, base) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) {
    throw new OutboundError(
      "url-not-allowed",
      "Only http:// and https:// addresses without a user name can be fetched.",
    );
  }
  return url;
}

type FetchStep = Omit<FetchedFile, "url"> | { location: string };

async function fetchStep(
  url: URL,
  dispatcher: Dispatcher,
  { accept, maxBytes, userAgent, signal }: FileRequest,
): Promise<FetchStep> {
  const { request } = await import("undici");
  const { statusCode, headers, body } = await request(url, {
    dispatcher,
    signal,
    // No compression: the decompressed size would be unbounded.
    headers: { accept, "accept-encoding": "identity", "user-agent": userAgent },
  });
  const { location, "content-type": contentType } = headers;
  if ([301, 302, 303, 307, 308].includes(statusCode) && typeof location === "string") {
    return { location };
  }
  if (statusCode !== 200) throw new StatusError(url.hostname, statusCode);
  const bytes = await readBody(body, maxBytes);
  return typeof contentType === "string" ? { bytes, contentType } : { bytes };
}

/** Counts received bytes, since a declared length may be wrong. */
async function readBody(body: AsyncIterable<Uint8Array>, maxBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body) {
    length += chunk.byteLength;
    if (length > maxBytes) {
      const megabytes = Math.floor(maxBytes / 1e6);
      throw new OutboundError("file-too-large", `The file is larger than ${megabytes} MB.`);
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function explain(error: unknown, hostname: string, clientAbort: AbortSignal): unknown {
  if (clientAbort.aborted) return clientAbort.reason;
  if (error instanceof OutboundError) return error;
  const reason = describeConnectionError(error);
  return new OutboundError("unreachable", `${hostname} ${reason}.`, { cause: error });
}
