import { cutUnits } from "@slideloom/core/text";
import { APICallError, RetryError } from "ai";
import { findOutboundError } from "../../outbound/guarded-fetch.ts";
import { GenerationError } from "../generation-error.ts";
import type { ModelFailure, ModelSettings } from "./model-settings.ts";
import { readReason } from "./read-reason.ts";

const messages: Record<ModelFailure, string> = {
  "bad-key":
    "The AI provider rejected this server's API key. Ask the person who runs this server to check AI_API_KEY.",
  "rate-limited": "The AI is busy. No credit was used. Try again in a minute.",
  "model-not-found":
    "The AI provider doesn't know the configured model. Ask the person who runs this server to check AI_MODEL and AI_BASE_URL.",
  unreachable: "The AI provider could not be reached. Try again.",
  refused: "The AI model declined to write about this topic. Rephrase it and try again.",
  "too-long":
    "This is too much text for the AI model. Shorten the instructions or ask for fewer slides.",
  "timed-out": "The AI model took too long. Try again, with fewer slides if this happens often.",
  "unusable-reply": "The AI model's reply could not be turned into slides. Try again.",
  failed: "The AI provider returned an error. Try again.",
};

/** Creates the error for a code, with its fixed message. */
export function createGenerationError(code: ModelFailure, cause?: unknown): GenerationError {
  return new GenerationError(code, messages[code], cause === undefined ? {} : { cause });
}

/** Classifies a provider's failure. The provider's own message is kept as the cause, without key and prompt. */
export function buildGenerationError(
  error: unknown,
  { apiKey, describeFailure }: ModelSettings,
): GenerationError {
  if (error instanceof GenerationError) return error;
  const refusal = findOutboundError(error);
  if (refusal) {
    const isUnknown = refusal.code === "host-not-found";
    const said = { detail: refusal.message, reason: "" };
    const advice = isUnknown ? describeFailure?.("unreachable", said) : undefined;
    return new GenerationError("unreachable", advice ?? refusal.message, { cause: refusal });
  }
  const last = RetryError.isInstance(error) ? error.lastError : error;
  const message = describe(last);
  const status = APICallError.isInstance(last) ? last.statusCode : undefined;
  const withoutKey = apiKey ? message.replaceAll(apiKey, "[key]") : message;
  const detail = `${status === undefined ? "" : `HTTP ${status}: `}${cutUnits(withoutKey, 300)}`;
  const reason = readReason(last, apiKey);
  const code = classify(last, status, reason);
  const text = describeFailure?.(code, { detail, reason }) ?? messages[code];
  return new GenerationError(code, text, { cause: new Error(detail) });
}

/** Returns the failure's message; within a stream, failures are objects in the provider's format. */
function describe(error: unknown): string {
  if (error instanceof Error) return error.message;
  return (typeof error === "object" ? JSON.stringify(error) : undefined) ?? String(error);
}

const tooLong =
  /context.{0,3}(?:length|window|size)|maximum context|prompt is too long|too many (?:input )?tokens|input token count|max_tokens_exceeded/i;
const filtered = /content.?(?:filter|policy|management)|safety|moderation|\bflagged\b/i;
const ofKey = /api.?key|authenti|unauthori|permission|credential|\btoken\b/i;

/** Classifies a failure without HTTP status by the error names that providers send within streams. */
function classifyWords(words: string): ModelFailure {
  if (tooLong.test(words)) return "too-long";
  if (/rate.?limit|overloaded|quota|too many requests|\b(?:429|503|529)\b/i.test(words))
    return "rate-limited";
  if (/authenti|permission|unauthori|api.?key|\b40[13]\b/i.test(words)) return "bad-key";
  if (/model.{0,80}(?:not found|not exist)|model_not_found/i.test(words)) return "model-not-found";
  return filtered.test(words) ? "refused" : "failed";
}

/** `reason` is the provider's own sentence; without one, the status decides. */
function classify(error: unknown, status: number | undefined, reason: string): ModelFailure {
  const body = APICallError.isInstance(error) ? `${error.message} ${error.responseBody ?? ""}` : "";
  if (hasNetworkCode(error)) return "unreachable";
  switch (status) {
    case undefined:
      return APICallError.isInstance(error) ? "unreachable" : classifyWords(describe(error));
    case 401:
      return "bad-key";
    case 403:
      if (filtered.test(body)) return "refused";
      return reason === "" || ofKey.test(reason) ? "bad-key" : "failed";
    case 400:
    case 413:
      if (tooLong.test(body)) return "too-long";
      if (filtered.test(body)) return "refused";
      if (/api.?key/i.test(body)) return "bad-key";
      return /model.{0,80}(?:not found|not exist)|model_not_found/i.test(body)
        ? "model-not-found"
        : "failed";
    case 404:
      return reason === "" || /\bmodels?\b/i.test(reason) ? "model-not-found" : "failed";
    case 402:
    case 429:
    case 503:
    case 529:
      return "rate-limited";
    default:
      return "failed";
  }
}

/** Returns whether an error in the chain of causes is a network error. */
function hasNetworkCode(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  return /^(?:E[A-Z]+|UND_ERR_\w+)$/.test(code) || hasNetworkCode(error.cause);
}
