import { AsyncLocalStorage } from "node:async_hooks";
import diagnostics from "node:diagnostics_channel";
import type { Dispatcher, FormData } from "undici";
import { createGuardedAgent } from "../outbound/guarded-agent.ts";
import { OutboundError } from "../outbound/outbound-error.ts";
import type { OutboundPolicy } from "../outbound/outbound-policy.ts";
import { parseJson } from "../db/parse-json.ts";

/** How long a call to a network may take. */
export const networkTimeoutMs = 30_000;
/** How much of a response is read. */
const maxBodyBytes = 64 * 1024;

/** A request to a network. */
export interface CallOptions {
  method: "GET" | "POST" | "PUT" | "DELETE";
  url: string;
  headers?: Readonly<Record<string, string>>;
  body?: CallBody;
}

/** What is sent, as what it is: `json` is sent as JSON. */
type CallBody = string | Uint8Array | FormData | URLSearchParams | { json: object };

/** A response that can be read, or why there is none: whether the request began to be written tells what may have been done. */
export type CallResult =
  | NetworkResponse
  | { kind: "not-sent"; message: string }
  | { kind: "unknown"; message: string };

export interface NetworkResponse {
  kind: "response";
  status: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  text: string;
  /** The body as JSON; undefined where it is none. */
  json: unknown;
}

/** Calls a network once: no redirect, no second try. Never throws. */
export type CallNetwork = (options: CallOptions, signal?: AbortSignal) => Promise<CallResult>;

/** The call that undici makes a request for. Error codes alone do not tell whether it was written: a reset may be both. */
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

/** Calls go where that policy lets them, each on a connection of its own: one that is kept may be closed at any moment. */
export function createCallNetwork(
  policy: OutboundPolicy,
  timeoutMs = networkTimeoutMs,
): CallNetwork {
  return async (options, signal) => {
    const call: Call = { isWritten: false };
    const dispatcher = await createGuardedAgent(policy, timeoutMs);
    try {
      return await calls.run(call, () => send(options, { dispatcher, timeoutMs, signal }));
    } catch (error) {
      const kind = call.isWritten ? "unknown" : "not-sent";
      return { kind, message: describeFailure(error, options.url) };
    } finally {
      await dispatcher.destroy();
    }
  };
}

async function send(
  { method, url, headers, body }: CallOptions,
  {
    dispatcher,
    timeoutMs,
    signal,
  }: { dispatcher: Dispatcher; timeoutMs: number; signal: AbortSignal | undefined },
): Promise<NetworkResponse> {
  const { request } = await import("undici");
  const timeout = AbortSignal.timeout(timeoutMs);
  const response = await request(url, {
    method,
    dispatcher,
    ...encodeBody(body, headers),
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  });
  const text = await readText(response.body);
  const { statusCode: status, headers: received } = response;
  return { kind: "response", status, headers: received, text, json: parseJson(text) };
}

function encodeBody(body: CallBody | undefined, headers: CallOptions["headers"] = {}) {
  const type = (contentType: string) => ({ "content-type": contentType, ...headers });
  if (body instanceof URLSearchParams) {
    return { headers: type("application/x-www-form-urlencoded"), body: body.toString() };
  }
  if (body === undefined) return { headers };
  if (typeof body === "string" || body instanceof Uint8Array || !("json" in body)) {
    return { headers, body };
  }
  return { headers: type("application/json"), body: JSON.stringify(body.json) };
}

async function readText(body: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    chunks.push(chunk);
    bytes += chunk.byteLength;
    if (bytes >= maxBodyBytes) break;
  }
  return Buffer.concat(chunks).toString("utf8", 0, maxBodyBytes);
}

function describeFailure(error: unknown, url: string): string {
  if (error instanceof OutboundError) return error.message;
  const host = URL.canParse(url) ? new URL(url).host : url;
  const { name = "", code = "" } = error as { name?: string; code?: string };
  if (name === "TimeoutError") return `${host} did not answer in time.`;
  if (code === "ENOTFOUND" || code === "EAI_AGAIN") return `There is no server named ${host}.`;
  if (code === "ECONNREFUSED") return `${host} takes no connections now.`;
  return `The connection to ${host} broke off.`;
}
