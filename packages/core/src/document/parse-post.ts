import type { ParseResult } from "./parse-result.ts";
import { readPostText } from "./post-text.ts";
import { validatePost } from "./validate-post.ts";

/**
 * Parses and validates a post's text. Never throws. `error` is the first failure in rule order; `issues` has up to
 * `postLimits.listedIssues` failures. An empty text has the code `empty`.
 */
export function parsePost(text: string): ParseResult {
  return validatePost(readPostText(text));
}
