import { cleanRefusal } from "./clean-remote.ts";
import { StepFailure, type TransientFailure, type Refusal, type SendOutcome } from "./connector.ts";
import type { CallResult, NetworkResponse } from "./network-call.ts";

const usualWaitMs = 60_000;
const mostWaitMs = 24 * 60 * 60_000;

export type Failure = Exclude<SendOutcome, { kind: "published" | "accepted" }>;

export type Classified =
  | { ok: true; response: NetworkResponse }
  /** `response` is null if there was none. */
  | { ok: false; failure: Failure; response: NetworkResponse | null };

/** Reads a network's error from its response. Returns null if the response isn't the network's own. */
export type ReadRefusal = (response: NetworkResponse) => Refusal | null;

/**
 * Classifies a call by its status: after a 5xx, the request may still have had an effect. A 4xx that isn't the network's
 * own is the page of a proxy or firewall that didn't pass the request on.
 */
export function classifyCall(
  result: CallResult,
  { now, readRefusal }: { now: () => Date; readRefusal: ReadRefusal },
): Classified {
  if (result.kind !== "response") return { ok: false, failure: result, response: null };
  const { status } = result;
  if (status >= 200 && status < 300) return { ok: true, response: result };
  const failure = readFailure(result, readRefusal(result), now().getTime());
  return { ok: false, failure, response: result };
}

function readFailure(response: NetworkResponse, refusal: Refusal | null, nowMs: number): Failure {
  const { status, headers } = response;
  const { code, message } = cleanRefusal(refusal ?? { code: "", message: foreignPage });
  const words = `${message} (status ${status})`;
  if (status === 429) return { kind: "throttled", waitMs: readWaitMs(response, nowMs), message };
  const isClear = status >= 400 && status < 500 && status !== 408;
  if (isClear && refusal === null) return { kind: "not-sent", message: words };
  if (status === 401) return { kind: "unauthorized", message };
  if (isClear) return { kind: "rejected", code, message };
  const waitMs = headers["retry-after"] === undefined ? null : readWaitMs(response, nowMs);
  return { kind: "unknown", message: words, ...(waitMs !== null && { waitMs }) };
}

const foreignPage = "An error page came back instead of the network's response.";

/**
 * Returns the response of a preparing call.
 * @throws {StepFailure} if it failed.
 */
export function requireResponse(classified: Classified): NetworkResponse {
  if (classified.ok) return classified.response;
  throw new StepFailure(classified.failure);
}

/** The failure of a call with an unreadable success response, such as a proxy's page. */
export const unreadable = {
  kind: "unknown",
  message: "The network's response could not be read.",
} as const satisfies Failure;

export const unreadableStep = () => new StepFailure(unreadable);

/** Builds the failure for a post that the network refused, or would refuse. */
export const refuseStep = (code: string, message: string) =>
  new StepFailure({ kind: "rejected", code, message });

/** Returns a transient failure unchanged, and any other failure as `unknown`. */
export const toTransient = (failure: Failure): TransientFailure =>
  failure.kind === "not-sent" || failure.kind === "throttled" || failure.kind === "unknown"
    ? failure
    : { kind: "unknown", message: failure.message };

/** Returns the wait from `Retry-After` (RFC 9110), or else the time until the rate limit resets. */
export function readWaitMs({ headers }: NetworkResponse, nowMs: number): number {
  const retryAfter = headers["retry-after"];
  const reset = headers["ratelimit-reset"] ?? headers["x-ratelimit-reset"];
  const waitMs = readMoment(retryAfter, nowMs, 0) ?? readMoment(reset, nowMs, 1e9) ?? usualWaitMs;
  return Math.min(Math.max(waitMs, 1000), mostWaitMs);
}

/**
 * Parses a date or a number of seconds, and returns the ms from now. If `epochFrom` isn't 0, a number above `epochFrom`
 * is a Unix time in seconds.
 */
function readMoment(
  value: string | string[] | undefined,
  nowMs: number,
  epochFrom: number,
): number | null {
  if (typeof value !== "string") return null;
  if (/^\d+$/.test(value)) {
    const seconds = Number(value);
    return epochFrom > 0 && seconds > epochFrom ? seconds * 1000 - nowMs : seconds * 1000;
  }
  const atMs = Date.parse(value);
  return Number.isNaN(atMs) ? null : atMs - nowMs;
}
