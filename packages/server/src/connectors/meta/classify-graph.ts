import { classifyCall, readWaitMs, type Classified, type Failure } from "../classify-response.ts";
import { cleanRefusal } from "../clean-remote.ts";
import type { CallResult, NetworkResponse } from "../network-call.ts";
import {
  describeGraphError,
  findErrorKind,
  readGraphError,
  readGraphRefusal,
  type GraphErrorKind,
} from "./graph-error.ts";

/** A call's result. `errorKind` is null if the response has no error from Meta. */
export type ClassifiedGraph = Classified & { errorKind: GraphErrorKind | null };

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** Wait after a limit of posts or calls is reached. Meta counts both over a sliding period. */
const limitMs = 10 * minuteMs;
const spamCode = 368;

/** Classifies a call that publishes nothing. Meta's error code decides, not the HTTP status. */
export function classifyGraph(result: CallResult, { now }: { now: () => Date }): ClassifiedGraph {
  const classified = classifyCall(result, { now, readRefusal: readGraphRefusal });
  if (classified.ok || !classified.response) return { ...classified, errorKind: null };
  const { response } = classified;
  const error = readGraphError(response);
  if (!error) return { ...classified, errorKind: null };
  const errorKind = findErrorKind(error);
  const refusal = cleanRefusal(describeGraphError(error));
  const failure = buildFailure(errorKind, refusal, () =>
    error.code === spamCode ? hourMs : findWaitMs(response, now().getTime()),
  );
  return { ...classified, errorKind, failure };
}

function buildFailure(
  kind: GraphErrorKind,
  refusal: { code: string; message: string },
  findMs: () => number,
): Failure {
  const { message } = refusal;
  switch (kind) {
    case "token":
      return { kind: "unauthorized", message };
    case "limit":
      return { kind: "throttled", waitMs: findMs(), message };
    case "passing":
    case "early":
      return { kind: "not-sent", ...refusal };
    default:
      return { kind: "rejected", ...refusal };
  }
}

/** `X-App-Usage` and `X-Business-Use-Case-Usage` name the minutes until calls are accepted again. */
function findWaitMs(response: NetworkResponse, nowMs: number): number {
  const { headers } = response;
  if (headers["retry-after"] !== undefined) return readWaitMs(response, nowMs);
  const usage = [headers["x-app-usage"], headers["x-business-use-case-usage"]].join(" ");
  const found = usage.matchAll(/"estimated_time_to_regain_access"\s*:\s*(\d{1,5})/g);
  const minutes = Array.from(found, ([, text]) => Number(text));
  return Math.max(limitMs, ...minutes.map((one) => one * minuteMs));
}

const certainKinds: readonly GraphErrorKind[] = ["token", "permission", "refused"];

/**
 * Of Meta's errors, only some kinds prove that nothing was published. The others become `unknown`, because Meta has also
 * reported them for published posts.
 */
export function readPublishFailure({
  failure,
  errorKind,
  response,
}: Extract<ClassifiedGraph, { ok: false }>): Failure {
  const isUnsent = failure.kind === "not-sent" || failure.kind === "throttled";
  // JSON of an unknown shape may be Meta's.
  if (errorKind === null && isUnsent && response?.json === undefined) return failure;
  if (errorKind !== null && certainKinds.includes(errorKind)) return failure;
  return { kind: "unknown", message: failure.message };
}
