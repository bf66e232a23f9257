import { publicPostSchema } from "@slideloom/core/contract";
import type { Issue, ParseResult, Post } from "@slideloom/core/document";
import { buildStrictJsonSchema } from "@slideloom/core/document/schema";
import { z } from "zod";
import { readPost } from "../public-api/read-post.ts";
import { ToolError } from "./tool-error.ts";

/** A post as models are told to write it; what they send is read by the product's own rules, which name slide and item. */
export const postArgument = z.unknown().meta(buildStrictJsonSchema());

/** Reads a post that was sent as an object or as its text. */
export function parsePostArgument(value: unknown): ParseResult {
  const sent = publicPostSchema.safeParse(value);
  if (sent.success) return readPost(sent.data);
  throw new ToolError(sent.error.issues[0]?.message);
}

/** The post. Throws where it is invalid, with the place of everything that is wrong. */
export function requirePost(value: unknown): Post {
  return parseValidPost(value).post;
}

/** The same with what is doubtful in it. */
export function parseValidPost(value: unknown): Extract<ParseResult, { ok: true }> {
  const result = parsePostArgument(value);
  if (result.ok) return result;
  throw new ToolError(`The post is invalid:\n${result.issues.map(describeIssue).join("\n")}`);
}

function describeIssue({ message, path, line, column }: Issue): string {
  const place = path.length > 0 ? JSON.stringify(path) : `line ${line}, column ${column}`;
  return `- ${message} (${place})`;
}
