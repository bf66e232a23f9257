/** A line of dashes, asterisks or equals signs, or three empty lines. */
const separator = /\n\s*(?:-{3,}|\*{3,}|={3,})\s*(?=\n|$)|\n(?:[^\S\n]*\n){3,}/u;

/** Splits a paste into posts, at lines such as `---` or at three empty lines. */
export function splitPosts(text: string): string[] {
  return `\n${text}`
    .split(separator)
    .map((post) => post.trim())
    .filter((post) => post !== "");
}
