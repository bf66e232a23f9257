import { limitPost, publicPostSchema } from "@slideloom/core/contract/public-post";
import { type Issue, mapImages, type ParseResult, type Post } from "@slideloom/core/document";
import { buildStrictJsonSchema } from "@slideloom/core/document/schema";
import { z } from "zod";
import { readPost } from "../public-api/read-post.ts";
import { ToolError } from "./tool-error.ts";

/**
 * Models see the strict schema of a post, but any value is accepted, because the errors of `readPost` are more precise.
 */
export const postArgument = limitPost(z.unknown()).meta(buildStrictJsonSchema());

/** Parses a post sent as an object or as JSON text. */
export function parsePostArgument(value: unknown): ParseResult {
  const sent = publicPostSchema.safeParse(value);
  if (sent.success) {
    const { result, images } = readPost(sent.data);
    if (!result.ok) return result;
    return { ...result, post: mapImages(result.post, (url) => images.get(url) ?? url) };
  }
  throw new ToolError(sent.error.issues[0]?.message);
}

/** Returns the post. Throws with the location of every error if it is invalid. */
export function requirePost(value: unknown): Post {
  return parseValidPost(value).post;
}

/** Returns the post and its warnings. Throws if it is invalid. */
export function parseValidPost(value: unknown): Extract<ParseResult, { ok: true }> {
  const result = parsePostArgument(value);
  if (result.ok) return result;
  throw new ToolError(`The post is invalid:\n${result.issues.map(describeIssue).join("\n")}`);
}

function describeIssue({ message, path, line, column }: Issue): string {
  const place = path.length > 0 ? JSON.stringify(path) : `line ${line}, column ${column}`;
  return `- ${message} (${place})`;
}
