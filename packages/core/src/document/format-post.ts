import type { Issue } from "./issue.ts";
import { layOut, standardLayout } from "./json/json-printer.ts";
import { readPostText, refuseText } from "./post-text.ts";

export type FormatResult = { ok: true; text: string } | { ok: false; error: Issue };

/**
 * Formats JSON with an indent of two spaces and changes only white space. Fails if the JSON is invalid or the result
 * exceeds the size limit.
 */
export function formatPost(text: string): FormatResult {
  const { root, fault } = readPostText(text);
  if (fault) return { ok: false, error: fault };
  const formatted = layOut(root, standardLayout).text;
  const refusal = refuseText(formatted);
  return refusal ? { ok: false, error: refusal } : { ok: true, text: formatted };
}
