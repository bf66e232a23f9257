import { expect, test } from "vitest";
import { findErrorCode, findRequestId } from "./find-error-code.ts";

test.for<[string, unknown, string | null]>([
  ["an error's name", { error: "InvalidToken", message: "Expired" }, "InvalidToken"],
  ["a code", { code: "DUPLICATE_POST" }, "DUPLICATE_POST"],
  ["LinkedIn's number", { serviceErrorCode: 65601, status: 401 }, "65601"],
  ["Meta's code", { error: { message: "No", type: "OAuthException", code: 100 } }, "100"],
  ["Meta's code and subcode", { error: { code: 190, error_subcode: 463 } }, "190/463"],
  [
    "a GraphQL error",
    { errors: [{ message: "No", extensions: { code: "FORBIDDEN" } }] },
    "FORBIDDEN",
  ],
  [
    "a GraphQL result that is an error",
    { data: { createPost: { __typename: "InvalidInputError", message: "No" } } },
    "InvalidInputError",
  ],
  ["a GraphQL result", { data: { createPost: { __typename: "PostActionSuccess" } } }, null],
  ["a GraphQL error without a code", { data: null, errors: [{ message: "No" }] }, null],
  ["a page", undefined, null],
  ["null", null, null],
  ["a list", [{ code: "7" }], null],
  ["fields of other kinds", { error: { code: {} }, errors: "none", data: [], code: "7" }, "7"],
])("%s is the code", ([, json, code]) => {
  expect(findErrorCode(json)).toBe(code);
});

test("a long code is cut", () => {
  expect(findErrorCode({ code: "x".repeat(5000) })).toHaveLength(100);
});

test("a request's id is read from a header or from Meta's error", () => {
  const error = { error: { code: 1, fbtrace_id: "AbC" } };
  expect(findRequestId({ headers: { "x-transaction-id": "7f" }, json: error })).toBe("7f");
  expect(findRequestId({ headers: {}, json: error })).toBe("AbC");
  expect(findRequestId({ headers: { "x-request-id": ["1", "2"] }, json: {} })).toBeNull();
});
