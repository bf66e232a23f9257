import { cleanForeign } from "@slideloom/core/text";
import { APICallError } from "ai";

/** Maximum length of a provider's sentence, in UTF-16 units. */
const reasonUnits = 300;

/** Maximum length of an error body that is read, in UTF-16 units. */
const bodyUnits = 20_000;

/** Keys that hold a provider's sentence, or an object with one, in the order of their worth. */
const reasonKeys = ["error", "message", "detail", "details", "error_description", "msg", "errors"];

const saysNothing =
  /^(?:(?:http )?\d{3}\s*)?(?:page |path |url )?(?:error|not found|forbidden)?\W*$/i;

/** Matches secrets that providers repeat, e.g. `sk-ab12…` or `?key=…`. */
const secrets =
  /\b(?:sk|pk|rk|gsk|xai|nvapi|hf|key)[-_][\w*.-]{8,}|\bAIza[\w-]{8,}|\bBearer\s+[\w.~+/-]{8,}=*|(?<=[?&](?:api_?)?key=)[^&\s"]+/gi;

/**
 * Returns the provider's own sentence about a failure, for people: without HTML, keys and line breaks. Empty if the
 * provider gives none.
 */
export function readReason(error: unknown, apiKey: string | null): string {
  const said = APICallError.isInstance(error) ? readBody(error) : findSentence(error, 0);
  const withoutKey = apiKey ? said.replaceAll(apiKey, "[key]") : said;
  const plain = withoutKey
    .replaceAll(secrets, "[key]")
    .replaceAll(/<[^<>]*>/g, " ")
    .replaceAll(/[\s\p{Cc}\p{Cf}]+/gu, " ")
    .trim();
  return saysNothing.test(plain) ? "" : cleanForeign(plain, reasonUnits);
}

/** Returns the sentence in a response's body; empty if the body isn't JSON, e.g. a proxy's page. */
function readBody({ responseBody = "" }: APICallError): string {
  if (responseBody.length > bodyUnits) return "";
  try {
    return findSentence(JSON.parse(responseBody), 0);
  } catch {
    return "";
  }
}

function findSentence(value: unknown, depth: number): string {
  if (typeof value === "string") return value;
  if (typeof value !== "object" || value === null || depth > 4) return "";
  if (Array.isArray(value)) return findSentence(value[0], depth + 1);
  const entries = new Map<string, unknown>(Object.entries(value));
  for (const key of reasonKeys) {
    const found = findSentence(entries.get(key), depth + 1);
    if (found !== "") return found;
  }
  return "";
}
