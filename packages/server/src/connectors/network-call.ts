import { AsyncLocalStorage } from "node:async_hooks";
import diagnostics from "node:diagnostics_channel";
import type { Dispatcher, FormData } from "undici";
import { DeadlineError, withDeadline } from "../deadlines/deadline.ts";
import { createGuardedAgent } from "../outbound/guarded-agent.ts";
import { OutboundError } from "../outbound/outbound-error.ts";
import type { OutboundPolicy } from "../outbound/outbound-policy.ts";
import { parseJson } from "../db/parse-json.ts";

export const networkTimeoutMs = 30_000;
/**
 * Maximum timeout of a call that publishes nothing, as a multiple of the usual timeout. Some networks download files
 * before they respond.
 */
const mostPatience = 3;
/** Number of bytes of a response that are read by default. */
const usualBodyBytes = 64 * 1024;
const mostBodyBytes = 1024 * 1024;

export interface CallOptions {
  method: "GET" | "POST" | "PUT" | "DELETE";
  url: string;
  headers?: Readonly<Record<string, string>>;
  body?: CallBody;
  /** Bytes of the response to read, up to 1 MiB; 64 kB by default. Needed for lists, which can't be parsed if cut. */
  maxBodyBytes?: number;
}

/** A call that publishes nothing, so shutting down may abort the call. */
export interface PreparingCallOptions extends CallOptions {
  /** Timeout of the call, up to 90 s; 30 s by default. */
  timeoutMs?: number;
}

/** The part of a call's settings that connectors can't choose. */
export interface CallAbort {
  signal: AbortSignal;
  /**
   * Whether the call ignores the signal once its request is written, because only the response says whether the post
   * exists.
   */
  isPublishing?: boolean;
}

/** A request body; `json` is serialized. */
type CallBody = string | Uint8Array | FormData | URLSearchParams | { json: object };

/** A response, or the failure. `not-sent`: no byte of the request was written, so it had no effect. */
export type CallResult =
  | NetworkResponse
  | { kind: "not-sent"; message: string }
  | { kind: "unknown"; message: string };

export interface NetworkResponse {
  kind: "response";
  status: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  text: string;
  /** The parsed body; undefined if it isn't JSON. */
  json: unknown;
}

/** Calls a network once, without redirects or retries. Never throws. */
export type CallNetwork = (options: PreparingCallOptions, abort?: CallAbort) => Promise<CallResult>;

/** Returns a signal that ends a call as if its timeout had elapsed. Tests use it to wait for no timeout. */
export type GiveUpCall = (call: Pick<CallOptions, "method" | "url">) => AbortSignal;

interface CallSettings {
  timeoutMs?: number;
  userAgent?: string;
  giveUp?: GiveUpCall | undefined;
}

/** Tracks whether undici has written a request. Error codes can't tell: a reset may come before or after the write. */
interface Call {
  isWritten: boolean;
}

const calls = new AsyncLocalStorage<Call>();
const callOfRequest = new WeakMap<object, Call>();

diagnostics.subscribe("undici:request:create", (message) => {
  const call = calls.getStore();
  if (call) callOfRequest.set((message as { request: object }).request, call);
});
diagnostics.subscribe("undici:client:sendHeaders", (message) => {
  const call = callOfRequest.get((message as { request: object }).request);
  if (call) call.isWritten = true;
});

/** Names this server to networks; edge filters refuse requests without a user agent. */
export const buildUserAgent = (version: string, publicUrl: string | null): string =>
  publicUrl === null ? `Slideloom/${version}` : `Slideloom/${version} (+${publicUrl})`;

/**
 * Applies the SSRF policy. Opens a new connection for each call, because a kept-alive connection may close at any
 * moment.
 */
export function createCallNetwork(
  policy: OutboundPolicy,
  { timeoutMs: usualMs = networkTimeoutMs, userAgent = "Slideloom", giveUp }: CallSettings = {},
): CallNetwork {
  return async (options, abort) => {
    const call: Call = { isWritten: false };
    const signal = abort?.isPublishing ? abortUnwritten(abort.signal, call) : abort?.signal;
    const timeoutMs = Math.min(options.timeoutMs ?? usualMs, mostPatience * usualMs);
    const dispatcher = await createGuardedAgent(policy, timeoutMs);
    const callers = [signal, giveUp?.(options)].filter((one) => one !== undefined);
    const limit = { timeoutMs, callers };
    try {
      return await withDeadline(limit, (signal) =>
        calls.run(call, () => send(options, { dispatcher, userAgent, signal })),
      );
    } catch (error) {
      const kind = call.isWritten ? "unknown" : "not-sent";
      return { kind, message: describeFailure(error, options.url) };
    } finally {
      await dispatcher.destroy();
    }
  };
}

/** Returns a signal that aborts with `signal`, but only before the call's request is written. */
function abortUnwritten(signal: AbortSignal, call: Call): AbortSignal {
  const controller = new AbortController();
  const abort = () => {
    if (!call.isWritten) controller.abort(signal.reason);
  };
  if (signal.aborted) abort();
  else signal.addEventListener("abort", abort, { once: true });
  return controller.signal;
}

async function send(
  { method, url, headers, body, maxBodyBytes = usualBodyBytes }: CallOptions,
  {
    dispatcher,
    userAgent,
    signal,
  }: { dispatcher: Dispatcher; userAgent: string; signal: AbortSignal },
): Promise<NetworkResponse> {
  const { request } = await import("undici");
  const encoded = encodeBody(body, headers);
  const response = await request(url, {
    method,
    dispatcher,
    signal,
    body: encoded.body,
    headers: { ...encoded.headers, "user-agent": userAgent },
  });
  const text = await readText(response.body, Math.min(maxBodyBytes, mostBodyBytes));
  const { statusCode: status, headers: received } = response;
  return { kind: "response", status, headers: received, text, json: parseJson(text) };
}

function encodeBody(body: CallBody | undefined, headers: CallOptions["headers"] = {}) {
  const type = (contentType: string) => ({ "content-type": contentType, ...headers });
  if (body instanceof URLSearchParams) {
    return { headers: type("application/x-www-form-urlencoded"), body: body.toString() };
  }
  if (body === undefined) return { headers, body: null };
  if (typeof body === "string" || body instanceof Uint8Array || !("json" in body)) {
    return { headers, body };
  }
  return { headers: type("application/json"), body: JSON.stringify(body.json) };
}

async function readText(body: AsyncIterable<Uint8Array>, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    chunks.push(chunk);
    bytes += chunk.byteLength;
    if (bytes >= maxBytes) break;
  }
  return Buffer.concat(chunks).toString("utf8", 0, maxBytes);
}

function describeFailure(error: unknown, url: string): string {
  if (error instanceof OutboundError) return error.message;
  const host = URL.canParse(url) ? new URL(url).host : url;
  if (error instanceof DeadlineError) return `${host} did not answer in time.`;
  const { code = "" } = error as { code?: string };
  if (code === "ENOTFOUND" || code === "EAI_AGAIN") return `There is no server named ${host}.`;
  if (code === "ECONNREFUSED") return `${host} isn't accepting connections right now.`;
  return `The connection to ${host} was interrupted.`;
}
