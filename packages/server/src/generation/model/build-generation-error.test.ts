import { expect, test } from "vitest";
import { buildGenerationError } from "./build-generation-error.ts";
import type { ModelSettings } from "./model-settings.ts";

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
