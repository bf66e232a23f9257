import { type OwnWords, takeOwnWords } from "@slideloom/core/voice";

/** A line of dashes, asterisks or equals signs, or three empty lines. */
const separator = /\n\s*(?:-{3,}|\*{3,}|={3,})\s*(?=\n|$)|\n(?:[^\S\n]*\n){3,}/u;

/** Splits a paste at lines such as `---` or at three empty lines. */
function splitPosts(text: string): string[] {
  return `\n${text}`
    .split(separator)
    .map((post) => post.trim())
    .filter((post) => post !== "");
}

/** Splits a paste into posts in their author's own words. `left` names what networks added to them. */
export const readPastedPosts = (text: string): OwnWords => takeOwnWords(splitPosts(text));
