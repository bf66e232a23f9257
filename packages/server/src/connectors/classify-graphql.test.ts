import { expect, test } from "vitest";
import { classifyGraphql } from "./classify-graphql.ts";
import type { CallResult, NetworkResponse } from "./network-call.ts";

const now = () => new Date(Date.UTC(2026, 11, 1, 9));

const respond = (
  status: number,
  json: unknown,
  headers: NetworkResponse["headers"] = {},
): NetworkResponse => ({ kind: "response", status, headers, json, text: "" });

const classify = (result: CallResult) => classifyGraphql(result, "createPost", { now });
const classifyFailure = (result: CallResult) => {
  const classified = classify(result);
  return classified.ok ? "ok" : classified.failure.kind;
};

const typed = (__typename: string) => ({ data: { createPost: { __typename, message: "No." } } });
const coded = (code?: string, data: object | null | undefined = null) => ({
  data,
  errors: [{ message: "No.", ...(code !== undefined && { extensions: { code } }) }],
});
const page = undefined;

test.for<[string, NetworkResponse, ReturnType<typeof classifyFailure>]>([
  ["a success", respond(200, { data: { createPost: { post: { id: "1" } } } }), "ok"],
  ["a list", respond(200, { data: { createPost: [] } }), "ok"],
  ["an unreadable success", respond(200, page), "unknown"],
  ["a success without the field", respond(200, { data: {} }), "unknown"],
  ["a success without a value", respond(200, { data: { createPost: null } }), "unknown"],
  ["InvalidInputError", respond(200, typed("InvalidInputError")), "rejected"],
  ["LimitReachedError", respond(200, typed("LimitReachedError")), "rejected"],
  ["NotFoundError", respond(200, typed("NotFoundError")), "rejected"],
  ["UnauthorizedError", respond(200, typed("UnauthorizedError")), "rejected"],
  ["UnexpectedError", respond(200, typed("UnexpectedError")), "unknown"],
  ["RestProxyError", respond(200, typed("RestProxyError")), "unknown"],
  ["an error of a new type", respond(200, typed("QuotaError")), "unknown"],
  ["code UNEXPECTED", respond(200, coded("UNEXPECTED")), "unknown"],
  ["a new code", respond(200, coded("TEAPOT")), "unknown"],
  ["status 401", respond(401, coded("OTHER")), "unauthorized"],
  ["status 401 with a page", respond(401, page), "not-sent"],
  ["code UNAUTHENTICATED", respond(200, coded("UNAUTHENTICATED")), "unauthorized"],
  ["code UNAUTHORIZED", respond(403, coded("UNAUTHORIZED")), "unauthorized"],
  ["code FORBIDDEN", respond(200, coded("FORBIDDEN")), "rejected"],
  ["code NOT_FOUND", respond(200, coded("NOT_FOUND")), "rejected"],
  ["status 429", respond(429, coded("RATE_LIMIT_EXCEEDED")), "throttled"],
  ["code RATE_LIMIT_EXCEEDED", respond(200, coded("RATE_LIMIT_EXCEEDED")), "throttled"],
  ["an invalid document", respond(200, coded()), "rejected"],
  ["an invalid document without data", respond(200, { errors: [{ message: "No." }] }), "rejected"],
  ["status 400", respond(400, coded("BAD_USER_INPUT")), "rejected"],
  ["an error of execution", respond(200, coded(undefined, { createPost: null })), "unknown"],
  [
    "an error of execution in a field that can't be null",
    respond(200, { data: null, errors: [{ message: "No.", path: ["createPost"] }] }),
    "unknown",
  ],
  ["an edge filter's page", respond(403, page, { "content-type": "text/html" }), "not-sent"],
  ["status 404 with a page", respond(404, page), "not-sent"],
  ["status 403 with a gateway's JSON", respond(403, { message: "Forbidden" }), "not-sent"],
  ["status 429 with a page", respond(429, page), "throttled"],
  ["status 408", respond(408, page), "unknown"],
  ["status 500 with errors", respond(500, coded("FORBIDDEN")), "unknown"],
  ["status 503", respond(503, page), "unknown"],
])("%s is classified", ([, response, kind]) => {
  expect(classifyFailure(response)).toBe(kind);
});

test("a value counts, although another field has an error", () => {
  const createPost = { __typename: "PostActionSuccess", post: { id: "1" } };
  const response = respond(200, coded("FORBIDDEN", { createPost }));
  expect(classify(response)).toEqual({ ok: true, value: createPost, response });
});

test("a call without a response keeps its failure", () => {
  const result = { kind: "not-sent", message: "Nobody there." } as const;
  expect(classify(result)).toEqual({ ok: false, failure: result, response: null });
});

test("a refusal has the network's code and message, and a rate limit its wait", () => {
  expect(classify(respond(200, typed("LimitReachedError")))).toMatchObject({
    failure: { code: "LimitReachedError", message: "No." },
  });
  expect(classify(respond(200, coded("FORBIDDEN")))).toMatchObject({
    failure: { code: "FORBIDDEN", message: "No." },
  });
  expect(classify(respond(400, coded()))).toMatchObject({ failure: { code: "schema-changed" } });
  const limited = respond(200, coded("RATE_LIMIT_EXCEEDED"), { "retry-after": "900" });
  expect(classify(limited)).toMatchObject({ failure: { waitMs: 900_000 } });
});
