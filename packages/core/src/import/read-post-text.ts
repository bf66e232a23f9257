import { cleanNames } from "../document/json/clean-names.ts";
import { parsePost } from "../document/parse-post.ts";
import { buildPostIssue, type Issue } from "../document/issue.ts";
import type { ParseResult } from "../document/parse-result.ts";
import { countNoun, plural } from "../text/count-noun.ts";
import { hasMarkdown } from "./clean-markdown.ts";
import { findPostJson, listTexts, parseStrictly } from "./json-answer.ts";
import { shorten } from "./post-builder.ts";

/** A parsed post. `json` excludes any text or code fence around the JSON. */
export interface PostText {
  json: string;
  result: ParseResult;
}

/** Parses and validates a post's text; text around its JSON is ignored with a warning. Never throws. */
export function readPostWithin(typed: string): PostText {
  const text = cleanNames(typed);
  const result = warnOfMarkdown(parsePost(text));
  const isTooLarge = !result.ok && result.error.code === "too-large";
  if (result.ok || isTooLarge || parseStrictly(text) !== undefined) return { json: text, result };
  const found = findPostJson(text, parseStrictly);
  if (!found || !isWholePost(found.value)) return { json: text, result };
  const inner = warnOfMarkdown(parsePost(found.json));
  const warnings = [warnAround(found.around), ...inner.warnings];
  return { json: found.json, result: { ...inner, warnings } };
}

const isWholePost = (value: unknown) =>
  typeof value === "object" && value !== null && "content" in value && Array.isArray(value.content);

function warnAround(around: string): Issue {
  const message =
    around === ""
      ? "The lines with ``` around the JSON are ignored"
      : `The text around the JSON is ignored: ${shorten(around)}`;
  return buildPostIssue("warning", "around-json", message);
}

/** Warns of texts with Markdown, which is drawn literally. */
function warnOfMarkdown(result: ParseResult): ParseResult {
  const count = result.ok ? listTexts(result.post).filter(hasMarkdown).length : 0;
  if (count === 0) return result;
  const texts = `${countNoun(count, "text")} ${plural(count, "has", "have")}`;
  const message = `${texts} Markdown, which slides show as typed. Import the post in the editor to clean it up`;
  return {
    ...result,
    warnings: [...result.warnings, buildPostIssue("warning", "markdown", message)],
  };
}
