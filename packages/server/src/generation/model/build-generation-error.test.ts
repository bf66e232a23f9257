import { APICallError } from "ai";
import { expect, test } from "vitest";
import { buildGenerationError } from "./build-generation-error.ts";
import type { ModelSettings } from "./model-settings.ts";
import { readReason } from "./read-reason.ts";

const settings = { apiKey: "sk-secret" } as ModelSettings;

test.each([
  [{ type: "overloaded_error", message: "Overloaded" }, "rate-limited"],
  [{ error: { code: "rate_limit_exceeded", message: "Slow down" } }, "rate-limited"],
  [{ code: 429, message: "x" }, "rate-limited"],
  [{ type: "authentication_error", message: "invalid sk-secret" }, "bad-key"],
  [{ code: "model_not_found" }, "model-not-found"],
  [{ code: "context_length_exceeded", message: "Too long" }, "too-long"],
  [{ type: "invalid_request_error", message: "prompt is too long: 210000 tokens" }, "too-long"],
  [{ error: { code: "content_filter", message: "x" } }, "refused"],
  ["The server had an error", "failed"],
  [undefined, "failed"],
])("the failure %j within a stream is classified as %s", (error, code) => {
  const built = buildGenerationError(error, settings);
  expect(built.code).toBe(code);
  expect(String((built.cause as Error).message)).not.toContain("sk-secret");
});

test.each([
  [{ error: { code: 403, message: "Not here,\n<b>sorry</b>" } }, "Not here, sorry"],
  [[{ error: { message: "No quota", status: "RESOURCE_EXHAUSTED" } }], "No quota"],
  [{ detail: [{ loc: ["body"], msg: "Field required" }] }, "Field required"],
  [{ message: "Key sk-secret of sk-proj-abcdefghijk is unknown" }, "Key [key] of [key] is unknown"],
  [{ error: "See https://a.example/?key=AIzaSyA-0123456789" }, "See https://a.example/?key=[key]"],
  [{ detail: "Not Found" }, ""],
  [{ status: 404 }, ""],
  ["<html><h1>502 Bad Gateway</h1></html>", ""],
])("the reason in %j is %j", (body, reason) => {
  const responseBody = typeof body === "string" ? body : JSON.stringify(body);
  const error = new APICallError({
    message: "x",
    url: "https://a.example",
    requestBodyValues: {},
    statusCode: 403,
    responseBody,
  });
  expect(readReason(error, "sk-secret")).toBe(reason);
});
