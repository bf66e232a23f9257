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
  ["The server had an error", "failed"],
  [undefined, "failed"],
])("a failure within a stream, %j, is %s", (error, code) => {
  const built = buildGenerationError(error, settings);
  expect(built.code).toBe(code);
  expect(String((built.cause as Error).message)).not.toContain("sk-secret");
});
