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
  // Routers return status 404 if none of their endpoints takes the parameters.
  const namesParameters = /requested parameters|not support|unsupported/i;
  switch (call.statusCode) {
    case 400:
    case 415:
    case 422:
    case 501:
      return true;
    case 404:
      return namesFormat.test(body) || namesParameters.test(body);
    default:
      return call.statusCode === 500 && namesFormat.test(body);
  }
}
