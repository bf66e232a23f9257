import type { Issue } from "./issue.ts";
import { IssueList } from "./issue-list.ts";
import { readJson } from "./json/json-reader.ts";
import type { JsonNode } from "./json/json-node.ts";
import { LineIndex } from "./json/line-index.ts";
import { postLimits } from "./limits.ts";
import type { ParseResult } from "./parse-result.ts";
import { readPost } from "./post-rules.ts";

/** The JSON of a text within the limits; `root` is null where there is none, and `issues` says why. */
export interface PostJson {
  root: JsonNode | null;
  issues: IssueList;
}

/**
 * Reads and validates a post's text. Never throws. `error` is the first failure in the order of the rules, `issues`
 * are all of them, at most `postLimits.listedIssues`. Empty text has the code `empty`.
 */
export function parsePost(text: string): ParseResult {
  const { root, issues } = readPostJson(text);
  const post = root && readPost(root, issues);
  const { errors, warnings } = issues;
  const [error] = errors;
  if (error) return { ok: false, error, issues: errors, warnings };
  if (!post) throw new Error("A text without errors has a post");
  return { ok: true, post, warnings };
}

/** Reads a text as JSON, without the rules of a post. */
export function readPostJson(text: string): PostJson {
  const refusal = refuse(text);
  if (refusal) {
    const issues = new IssueList(new LineIndex(""));
    issues.add("error", refusal.code, refusal.message, [], 0, 0);
    return { root: null, issues };
  }
  const { root, problems, lines } = readJson(text);
  const issues = new IssueList(lines);
  for (const { code, message, path, offset, length } of problems) {
    issues.add("error", code, message, path, offset, length);
  }
  return { root, issues };
}

function refuse(text: string): Pick<Issue, "code" | "message"> | null {
  if (exceedsBytes(text, postLimits.textBytes)) {
    return {
      code: "too-large",
      message: "The post is too large. At most 1 MiB of text is allowed.",
    };
  }
  if (text.trim() === "") {
    return { code: "empty", message: "The post is empty. Paste or write a post as JSON." };
  }
  return null;
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
