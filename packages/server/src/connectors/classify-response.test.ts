import { expect, test } from "vitest";
import { classifyCall, readWaitMs } from "./classify-response.ts";
import type { NetworkResponse } from "./network-call.ts";

const nowMs = Date.UTC(2026, 11, 1, 9);
const now = () => new Date(nowMs);
const readRefusal = () => ({ code: "its-code", message: "Its words." });

const respond = (status: number, headers: NetworkResponse["headers"] = {}): NetworkResponse => ({
  kind: "response",
  status,
  headers,
  text: "",
  json: undefined,
});

function classify(response: NetworkResponse) {
  const classified = classifyCall(response, { now, readRefusal });
  return classified.ok ? "ok" : classified.failure.kind;
}

test.for([
  [200, "ok"],
  [201, "ok"],
  [204, "ok"],
  [301, "unknown"],
  [307, "unknown"],
  [400, "rejected"],
  [401, "unauthorized"],
  [403, "rejected"],
  [404, "rejected"],
  [408, "unknown"],
  [422, "rejected"],
  [426, "rejected"],
  [429, "throttled"],
  [500, "unknown"],
  [502, "unknown"],
  [503, "unknown"],
  [504, "unknown"],
] as const)("status %i is %s", ([status, kind]) => {
  expect(classify(respond(status))).toBe(kind);
});

test.for([
  [301, "unknown"],
  [400, "not-sent"],
  [401, "not-sent"],
  [403, "not-sent"],
  [404, "not-sent"],
  [408, "unknown"],
  [413, "not-sent"],
  [429, "throttled"],
  [500, "unknown"],
  [502, "unknown"],
] as const)("a page with the status %i that isn't the network's own is %s", ([status, kind]) => {
  const classified = classifyCall(respond(status), { now, readRefusal: () => null });
  expect(classified).toMatchObject({ failure: { kind } });
});

test("a refusal has the network's own code and message", () => {
  expect(classifyCall(respond(400), { now, readRefusal })).toMatchObject({
    ok: false,
    failure: { kind: "rejected", code: "its-code", message: "Its words." },
  });
});

test("an unavailable server may say when to retry", () => {
  const failures = [respond(503, { "retry-after": "120" }), respond(503)].map((response) => {
    const classified = classifyCall(response, { now, readRefusal });
    return classified.ok || classified.failure;
  });
  expect(failures).toEqual([
    { kind: "unknown", message: "Its words. (status 503)", waitMs: 120_000 },
    { kind: "unknown", message: "Its words. (status 503)" },
  ]);
});

test("a call without a response keeps its failure", () => {
  const result = { kind: "not-sent", message: "Nobody there." } as const;
  expect(classifyCall(result, { now, readRefusal })).toEqual({
    ok: false,
    failure: result,
    response: null,
  });
});

test.for<[string, NetworkResponse["headers"], number]>([
  ["nothing", {}, 60_000],
  ["seconds", { "retry-after": "17" }, 17_000],
  ["a date", { "retry-after": "Tue, 01 Dec 2026 09:00:30 GMT" }, 30_000],
  ["when the count begins anew, since 1970", { "ratelimit-reset": `${nowMs / 1000 + 40}` }, 40_000],
  ["… or from now", { "ratelimit-reset": "40" }, 40_000],
  ["… or as a date", { "x-ratelimit-reset": "2026-12-01T09:05:00.000Z" }, 300_000],
  ["a moment that has passed", { "retry-after": "Tue, 01 Dec 2026 08:00:00 GMT" }, 1000],
  ["a year", { "retry-after": "31536000" }, 24 * 3600_000],
  ["what nobody can read", { "retry-after": "soon" }, 60_000],
])("a network that names %s is waited for", ([, headers, waitMs]) => {
  expect(readWaitMs(respond(429, headers), nowMs)).toBe(waitMs);
});
