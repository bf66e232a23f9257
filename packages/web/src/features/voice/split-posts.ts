import type { OwnWords } from "@slideloom/core/voice";
import { ifSlow, readText } from "../../reading/text-reader.ts";

/** A line of dashes, asterisks or equals signs, or three empty lines. */
const separator = /\n\s*(?:-{3,}|\*{3,}|={3,})\s*(?=\n|$)|\n(?:[^\S\n]*\n){3,}/u;

/** Splits a paste at lines such as `---` or at three empty lines. */
function splitPosts(text: string): string[] {
  return `\n${text}`
    .split(separator)
    .map((post) => post.trim())
    .filter((post) => post !== "");
}

/**
 * Splits a paste into posts in their author's own words. `left` names what networks added to them. If reading takes too
 * long, the posts are as pasted.
 */
export async function readPastedPosts(text: string): Promise<OwnWords> {
  const posts = splitPosts(text);
  const settings = { noun: "your posts", code: "the reader for posts" };
  return readText("takeOwnWords", { posts }, settings).catch(ifSlow(() => ({ posts, left: [] })));
}
