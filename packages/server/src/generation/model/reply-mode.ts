import { APICallError, RetryError } from "ai";
import type { ModelSettings } from "./model-settings.ts";

/** How an endpoint is made to return JSON: by schema, by a JSON flag, or by the prompt alone. */
export type ReplyMode = "json-schema" | "json-object" | "text";

/** Lists a provider's modes, strictest first. Anthropic has no JSON flag without a schema. */
export function listReplyModes(provider: ModelSettings["provider"]): readonly ReplyMode[] {
  return provider === "anthropic"
    ? ["json-schema", "text"]
    : ["json-schema", "json-object", "text"];
}

/** Returns whether a call probably failed because the endpoint or model doesn't support the mode. */
export function isModeRejection(error: unknown): boolean {
  const call = RetryError.isInstance(error) ? error.lastError : error;
  if (!APICallError.isInstance(call) || call.statusCode === undefined) return false;
  const body = `${call.message} ${call.responseBody ?? ""}`;
  if (/api.?key|context.?length|too (?:many tokens|long)|model.?not.?found/i.test(body))
    return false;
  // Some servers return status 500 for a grammar that they can't build.
  const namesFormat = /response_?format|json_?(?:schema|object)|schema|grammar|output_config/i;
  return (
    [400, 415, 422, 501].includes(call.statusCode) ||
    (call.statusCode === 500 && namesFormat.test(body))
  );
}
