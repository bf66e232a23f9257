import type { ParseResult } from "./parse-result.ts";
import { readPost } from "./post-rules.ts";
import { readPostText } from "./post-text.ts";

/**
 * Reads and validates a post's text. Never throws. `error` is the first failure in the order of the rules, `issues`
 * are all of them, at most `postLimits.listedIssues`. Empty text has the code `empty`.
 */
export function parsePost(text: string): ParseResult {
  const { root, fault, issues } = readPostText(text);
  const { errors, warnings } = issues;
  if (fault) return { ok: false, error: errors[0] ?? fault, issues: errors, warnings };
  const post = readPost(root, issues);
  const [error] = errors;
  return error ? { ok: false, error, issues: errors, warnings } : { ok: true, post, warnings };
}
