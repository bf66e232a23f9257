import { describeConnectionError } from "@slideloom/core/media";
import { countNoun } from "@slideloom/core/text";
import type { Dispatcher } from "undici";
import { Deadline, DeadlineError } from "../deadlines/deadline.ts";
import { CookieJar } from "./cookie-jar.ts";
import { createGuardedAgent } from "./guarded-agent.ts";
import { OutboundError, StatusError } from "./outbound-error.ts";
import type { OutboundPolicy } from "./outbound-policy.ts";
import { tooLarge, unpackBody } from "./unpack-body.ts";

export interface FileRequest {
  url: string;
  policy: OutboundPolicy;
  accept: string;
  maxBytes: number;
  /** Total time, including redirects. */
  timeoutMs: number;
  maxRedirects: number;
  userAgent: string;
  /** Aborts if the caller no longer waits for the file. */
  signal: AbortSignal;
  /** Cookies of the pages before; by default, none. */
  cookies?: CookieJar;
}

export interface FetchedFile {
  bytes: Uint8Array;
  /** Address of the file, after redirects. */
  url: URL;
  contentType?: string;
}

/** Downloads a public file without credentials or referrer; cookies last until its end. Throws OutboundError. */
export async function fetchFile(file: FileRequest): Promise<FetchedFile> {
  const { policy, timeoutMs, maxRedirects, cookies = new CookieJar() } = file;
  const agent = await createGuardedAgent(policy, timeoutMs);
  const deadline = new Deadline({ timeoutMs, callers: [file.signal] });
  const { signal } = deadline;
  let url = parseUrl(file.url);
  try {
    for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
      const response = await deadline.race(fetchStep(url, agent, { ...file, cookies, signal }));
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
      throw new OutboundError("host-timed-out", message, { cause: error });
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

type StepRequest = FileRequest & { cookies: CookieJar };

async function fetchStep(url: URL, dispatcher: Dispatcher, file: StepRequest): Promise<FetchStep> {
  const { maxBytes } = file;
  // No compression, which would only cost time. Some servers refuse that, others send it anyway.
  const plain = await send(url, dispatcher, { ...file, encoding: "identity" });
  const isRefused = plain.statusCode === notAcceptable;
  if (isRefused) await plain.body.dump();
  const { statusCode, headers, body } = isRefused
    ? await send(url, dispatcher, { ...file, encoding: "gzip, deflate, br" })
    : plain;
  const { location, "content-type": contentType, "content-encoding": encoding } = headers;
  if ([301, 302, 303, 307, 308].includes(statusCode) && typeof location === "string") {
    return { location };
  }
  if (statusCode !== 200) throw new StatusError(url.hostname, statusCode);
  const packed = await readBody(body, maxBytes);
  const limits = { hostname: url.hostname, maxBytes };
  const bytes = typeof encoding === "string" ? await unpackBody(packed, encoding, limits) : packed;
  return typeof contentType === "string" ? { bytes, contentType } : { bytes };
}

const notAcceptable = 406;

async function send(
  url: URL,
  dispatcher: Dispatcher,
  { accept, userAgent, signal, cookies, encoding }: StepRequest & { encoding: string },
): Promise<Dispatcher.ResponseData> {
  const { request } = await import("undici");
  const cookie = cookies.read(url);
  const response = await request(url, {
    dispatcher,
    signal,
    headers: {
      accept,
      "accept-encoding": encoding,
      "user-agent": userAgent,
      ...(cookie !== null && { cookie }),
    },
  });
  cookies.take(url, response.headers["set-cookie"]);
  return response;
}

/** Counts received bytes, since a declared length may be wrong. */
async function readBody(body: AsyncIterable<Uint8Array>, maxBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body) {
    length += chunk.byteLength;
    if (length > maxBytes) throw tooLarge(maxBytes);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function explain(error: unknown, hostname: string, clientAbort: AbortSignal): unknown {
  if (clientAbort.aborted) return clientAbort.reason;
  if (error instanceof OutboundError) return error;
  const reason = describeConnectionError(error);
  return new OutboundError("host-unreachable", `${hostname} ${reason}.`, { cause: error });
}
