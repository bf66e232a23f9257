import { expect, test } from "vitest";
import type { NetworkResponse } from "../network-call.ts";
import { classifyGraph, readPublishFailure } from "./classify-graph.ts";

const now = () => new Date("2026-12-01T12:00:00Z");
const minuteMs = 60_000;

interface Response extends NetworkResponse {
  is_transient: boolean;
}

function respond(
  [code, error_subcode]: readonly [number, number?],
  { status = 400, headers = {}, is_transient = false }: Partial<Response> = {},
): NetworkResponse {
  const message = `(#${code}) No`;
  const error_user_msg = "In plain words";
  const json = { error: { message, code, error_subcode, error_user_msg, is_transient } };
  return { kind: "response", status, headers, text: JSON.stringify(json), json };
}

/** Returns two kinds of failure: one if a preparing call gets this response, one if the publishing call gets it. */
function classify(response: NetworkResponse) {
  const classified = classifyGraph(response, { now });
  if (classified.ok) throw new Error("It isn't a failure.");
  return [classified.failure.kind, readPublishFailure(classified).kind];
}

// The codes come from Meta's lists for the Graph API and for publishing, and from reports of failed calls that did
// publish.
test.for([
  [[190, 463], "unauthorized", "unauthorized"],
  [[190], "unauthorized", "unauthorized"],
  [[10], "rejected", "rejected"],
  [[102], "rejected", "rejected"],
  [[102, 463], "rejected", "rejected"],
  [[200], "rejected", "rejected"],
  [[299], "rejected", "rejected"],
  [[1], "not-sent", "unknown"],
  [[2], "not-sent", "unknown"],
  [[4], "throttled", "unknown"],
  [[17], "throttled", "unknown"],
  [[32], "throttled", "unknown"],
  [[613], "throttled", "unknown"],
  [[80001], "throttled", "unknown"],
  [[80002], "throttled", "unknown"],
  [[4, 2207051], "rejected", "unknown"],
  [[9, 2207042], "throttled", "unknown"],
  [[368, 1390008], "throttled", "unknown"],
  [[100, 33], "not-sent", "unknown"],
  [[-1, 2207001], "not-sent", "unknown"],
  [[-1, 2207032], "not-sent", "unknown"],
  [[-1, 2207053], "not-sent", "unknown"],
  [[-1, 2207082], "not-sent", "unknown"],
  [[-2, 2207003], "not-sent", "unknown"],
  [[9004, 2207052], "not-sent", "unknown"],
  [[-2, 2207020], "rejected", "unknown"],
  [[24, 2207006], "rejected", "unknown"],
  [[24, 2207008], "rejected", "unknown"],
  [[36000, 2207004], "rejected", "rejected"],
  [[36001, 2207005], "rejected", "rejected"],
  [[36003, 2207009], "rejected", "rejected"],
  [[36004, 2207010], "rejected", "rejected"],
  [[100, 2207028], "rejected", "rejected"],
  [[25, 2207050], "rejected", "rejected"],
  [[100], "rejected", "unknown"],
  [[12345], "rejected", "unknown"],
] as const)("%j: %s while preparing, %s while publishing", ([codes, preparing, publishing]) => {
  expect(classify(respond(codes))).toEqual([preparing, publishing]);
});

test.for([400, 403, 429, 500])("the error code decides, not the status %i", (status) => {
  expect(classify(respond([190], { status }))[0]).toBe("unauthorized");
  expect(classify(respond([36003, 2207009], { status }))[0]).toBe("rejected");
});

test.for([
  [401, "not-sent", "not-sent"],
  [403, "not-sent", "not-sent"],
  [404, "not-sent", "not-sent"],
  [408, "unknown", "unknown"],
  [429, "throttled", "throttled"],
  [500, "unknown", "unknown"],
  [502, "unknown", "unknown"],
] as const)("a page with the status %i: %s while preparing, %s while publishing", (row) => {
  const [status, preparing, publishing] = row;
  const response = {
    kind: "response",
    status,
    headers: {},
    text: "<h1>",
    json: undefined,
  } as const;
  expect(classify(response)).toEqual([preparing, publishing]);
});

test("JSON without Meta's error proves nothing about a publishing call, as it may be Meta's", () => {
  const json = { error: "No" };
  const response = { kind: "response", status: 403, headers: {}, text: "", json } as const;
  expect(classify(response)).toEqual(["not-sent", "unknown"]);
});

test.for([
  [10, "Reconnect it in Connections and allow everything"],
  [230, "Reconnect it in Connections and allow everything"],
  [102, "The sign-in at Meta has ended. Reconnect this account"],
] as const)("the error %i says what to do, and what Meta says", ([code, advice]) => {
  const classified = classifyGraph(respond([code]), { now });
  const { message } = classified.ok ? { message: "" } : classified.failure;
  expect(message).toContain(advice);
  expect(message).toContain("Meta says: In plain words");
});

test("an unknown error that Meta calls transient is tried again; a known one keeps its meaning", () => {
  expect(classify(respond([12345], { is_transient: true }))).toEqual(["not-sent", "unknown"]);
  expect(classify(respond([190], { is_transient: true }))[0]).toBe("unauthorized");
});

test("an unsent call stays unsent", () => {
  const result = classifyGraph({ kind: "not-sent", message: "Refused" }, { now });
  expect(!result.ok && readPublishFailure(result)).toMatchObject({ kind: "not-sent" });
});

test.for([
  [{}, 10],
  [{ "x-app-usage": '{"call_count":100,"estimated_time_to_regain_access":25}' }, 25],
  [
    {
      "x-business-use-case-usage":
        '{"1":[{"type":"instagram","estimated_time_to_regain_access":0},{"estimated_time_to_regain_access":40}]}',
    },
    40,
  ],
  [{ "retry-after": "120" }, 2],
] as const)("a limit with %j is waited for %i minutes", ([headers, minutes]) => {
  const classified = classifyGraph(respond([4], { headers }), { now });
  expect(!classified.ok && classified.failure).toMatchObject({ waitMs: minutes * minuteMs });
});

test("a block for spam is awaited for an hour, and messages are those meant for people", () => {
  const classified = classifyGraph(respond([368, 1390008]), { now });
  expect(!classified.ok && classified.failure).toEqual({
    kind: "throttled",
    waitMs: 60 * minuteMs,
    message: "In plain words",
  });
});
