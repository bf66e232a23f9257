import { buildPostIssue, type Issue } from "./issue.ts";
import { type JsonReading, readJson } from "./json/json-reader.ts";
import { LineIndex } from "./json/line-index.ts";
import { postLimits } from "./limits.ts";

/** Parses a text as JSON within the limits. Doesn't check the rules for posts. */
export function readPostText(text: string): JsonReading {
  const fault = refuseText(text);
  if (!fault) return readJson(text);
  return { root: null, fault, repeatedKeys: [], lines: new LineIndex(text) };
}

/** Returns an issue if a text is too large or empty to be parsed; otherwise null. */
export function refuseText(text: string): Issue | null {
  if (exceedsBytes(text, postLimits.textBytes)) {
    return buildPostIssue(
      "error",
      "too-large",
      "The post is too large. At most 1 MiB of text is allowed.",
    );
  }
  if (text.trim() !== "") return null;
  return buildPostIssue("error", "empty", "The post is empty. Paste or write a post as JSON.");
}

/** Whether the text exceeds `limit` bytes as UTF-8, without encoding it. */
function exceedsBytes(text: string, limit: number): boolean {
  if (text.length > limit) return true;
  if (text.length * 3 <= limit) return false;
  let bytes = text.length;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    if (unit < 0x80) continue;
    // `bytes` already has 1 per unit. A surrogate adds only 1, because it is half of a pair with 4 bytes.
    bytes += unit < 0x800 || (unit >= 0xd800 && unit <= 0xdfff) ? 1 : 2;
  }
  return bytes > limit;
}
