import { limitPost, publicPostSchema } from "@slideloom/core/contract/public-post";
import { type Issue, mapImages, type ParseResult, type Post } from "@slideloom/core/document";
import { buildStrictJsonSchema } from "@slideloom/core/document/schema";
import { z } from "zod";
import { readPost } from "../public-api/read-post.ts";
import type { Reading } from "../threads/reader.ts";
import { ToolError } from "./tool-error.ts";

/** Fields that few slides need; they stay valid. */
const rareFields: readonly string[] = ["sources", "allowed", "prompt", "credit", "tone"];

/**
 * Models see the schema of a post, but any value is accepted, because the errors of `readPost` are more precise. The
 * layouts' rules are in `list_options`, since they would double the list of tools.
 */
export const postArgument = limitPost(z.unknown()).meta(
  shorten(buildStrictJsonSchema()) as Record<string, unknown>,
);

/** A post whose fields another tool describes. */
export const briefPostArgument = limitPost(z.unknown()).meta({
  type: "object",
  description: "A post that isn't saved, as in validate_post.",
});

/** Leaves out what a model can do without: rare fields, examples, titles, and all sentences but the first. */
function shorten(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(shorten);
  if (typeof schema !== "object" || schema === null) return schema;
  const kept = Object.entries(schema).filter(
    ([key, value]) =>
      !rareFields.includes(key) &&
      !(key === "examples" || (key === "title" && typeof value === "string")) &&
      !(key === "additionalProperties"),
  );
  return Object.fromEntries(
    kept.map(([key, value]) => [
      key,
      key === "description" && typeof value === "string"
        ? (/^.*?[.:](?=\s|$)/.exec(value)?.[0].replace(/:$/, ".") ?? value)
        : shorten(value),
    ]),
  );
}

/** Parses a post sent as an object or as JSON text. */
export async function parsePostArgument(value: unknown, reading: Reading): Promise<ParseResult> {
  const sent = publicPostSchema.safeParse(value);
  if (sent.success) {
    const { result, images } = await readPost(sent.data, reading);
    if (!result.ok) return result;
    return { ...result, post: mapImages(result.post, (url) => images.get(url) ?? url) };
  }
  throw new ToolError(sent.error.issues[0]?.message);
}

/** Returns the post. Throws with the location of every error if it is invalid. */
export async function requirePost(value: unknown, reading: Reading): Promise<Post> {
  return (await parseValidPost(value, reading)).post;
}

/** Returns the post and its warnings. Throws if it is invalid. */
export async function parseValidPost(
  value: unknown,
  reading: Reading,
): Promise<Extract<ParseResult, { ok: true }>> {
  const result = await parsePostArgument(value, reading);
  if (result.ok) return result;
  throw new ToolError(
    `The post is invalid:\n${result.issues.slice(0, maxIssues).map(describeIssue).join("\n")}`,
  );
}

/** More would only repeat themselves. */
const maxIssues = 40;

function describeIssue({ message, path, line, column }: Issue): string {
  const place = path.length > 0 ? JSON.stringify(path) : `line ${line}, column ${column}`;
  return `- ${message} (${place})`;
}
