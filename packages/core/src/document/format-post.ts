import type { Issue } from "./issue.ts";
import { layOut, standardLayout } from "./json/json-printer.ts";
import { readPostText, refuseText } from "./post-text.ts";

export type FormatResult = { ok: true; text: string } | { ok: false; error: Issue };

/**
 * Lays out JSON with two spaces. All but white space stays as typed: numbers, escapes, unknown and repeated keys.
 * Fails for a text that is no JSON, and where the result would be over the size limit.
 */
export function formatPost(text: string): FormatResult {
  const { root, fault } = readPostText(text);
  if (fault) return { ok: false, error: fault };
  const formatted = layOut(root, standardLayout).text;
  const refusal = refuseText(formatted);
  return refusal ? { ok: false, error: refusal } : { ok: true, text: formatted };
}
