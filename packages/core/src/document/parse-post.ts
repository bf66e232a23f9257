import type { ParseResult } from "./parse-result.ts";
import { readPostText } from "./post-text.ts";
import { validatePost } from "./validate-post.ts";

/**
 * Parses and validates a post's text, and never throws. `error` is the first failure, and its code is `empty` for an
 * empty text.
 */
export function parsePost(text: string): ParseResult {
  return validatePost(readPostText(text));
}
