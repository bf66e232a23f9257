import { z } from "zod";
import { classifyCall, type Classified, type ReadRefusal } from "../classify-response.ts";
import type { CallResult, NetworkResponse } from "../network-call.ts";

const text = z.string().optional().catch(undefined);

/**
 * Mastodon sends `{error, error_description}`, and Laravel (Pixelfed) sends `{message, errors}`. Pleroma sends `error`
 * with messages by field.
 */
const errorSchema = z.object({
  error: z.unknown().optional(),
  error_description: text,
  message: text,
  errors: z.unknown().optional(),
});

/** Number of levels of an error object that are searched for a message. */
const searchedLevels = 4;

export const readMastodonRefusal: ReadRefusal = ({ json, status }) => {
  const body = errorSchema.safeParse(json).data;
  const messages = [body?.error_description, body?.error, body?.message, body?.errors];
  if (!body || messages.every((part) => part === undefined)) return null;
  const message = messages.map((part) => findText(part)).find((found) => found !== "");
  const name = typeof body.error === "string" ? body.error : "";
  return {
    code: /^\w+$/.test(name) ? name : `${status}`,
    message: message ?? "The network refused the request.",
  };
};

/** Returns the first text within a value of any type; empty if it has none. */
function findText(value: unknown, levels = searchedLevels): string {
  if (typeof value === "string") return value.trim();
  if (typeof value !== "object" || value === null || levels === 0) return "";
  for (const part of Object.values(value)) {
    const found = findText(part, levels - 1);
    if (found !== "") return found;
  }
  return "";
}

/** Whether the server refuses the token: with 401, or, as Pleroma does, with 403 and this message. */
export function isTokenRefused(response: NetworkResponse): boolean {
  const refusal = readMastodonRefusal(response);
  if (!refusal) return false;
  const isPleroma = response.status === 403 && /^invalid credentials/i.test(refusal.message);
  return response.status === 401 || isPleroma;
}

/** Classifies a call to a server with Mastodon's API. */
export function classifyMastodonCall(result: CallResult, now: () => Date): Classified {
  const classified = classifyCall(result, { now, readRefusal: readMastodonRefusal });
  if (classified.ok || !classified.response || !isTokenRefused(classified.response)) {
    return classified;
  }
  const { message } = classified.failure;
  return { ...classified, failure: { kind: "unauthorized", message: message ?? "" } };
}
