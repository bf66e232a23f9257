import type { Issue } from "./issue.ts";
import { IssueList } from "./issue-list.ts";
import type { JsonNode } from "./json/json-node.ts";
import { readJson } from "./json/json-reader.ts";
import { LineIndex } from "./json/line-index.ts";
import { postLimits } from "./limits.ts";

/** The JSON of a post's text, or the `fault` that keeps it from being read; `issues` holds the fault and repeated keys. */
export type PostJson = { issues: IssueList } & (
  | { root: JsonNode; fault: null }
  | { root: null; fault: Issue }
);

/** Reads a text as JSON within the limits, without the rules of a post. */
export function readPostText(text: string): PostJson {
  const refusal = refuseText(text);
  if (refusal) {
    const issues = new IssueList(new LineIndex(text), [refusal]);
    return { root: null, fault: refusal, issues };
  }
  const { root, fault, repeatedKeys, lines } = readJson(text);
  return fault
    ? { root, fault, issues: new IssueList(lines, [...repeatedKeys, fault]) }
    : { root, fault, issues: new IssueList(lines, repeatedKeys) };
}

/** Why a text is not even read, or null. */
export function refuseText(text: string): Issue | null {
  if (exceedsBytes(text, postLimits.textBytes)) {
    return buildRefusal("too-large", "The post is too large. At most 1 MiB of text is allowed.");
  }
  if (text.trim() !== "") return null;
  return buildRefusal("empty", "The post is empty. Paste or write a post as JSON.");
}

function buildRefusal(code: string, message: string): Issue {
  return { severity: "error", code, message, path: [], line: 1, column: 1, offset: 0, length: 0 };
}

/** Whether the text takes more than `limit` bytes as UTF-8; counted by hand, since the core knows no TextEncoder. */
function exceedsBytes(text: string, limit: number): boolean {
  if (text.length > limit) return true;
  if (text.length * 3 <= limit) return false;
  let bytes = text.length;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    if (unit < 0x80) continue;
    // Each half of a surrogate pair counts 2 of the pair's 4 bytes.
    bytes += unit < 0x800 || (unit >= 0xd800 && unit <= 0xdfff) ? 1 : 2;
  }
  return bytes > limit;
}
