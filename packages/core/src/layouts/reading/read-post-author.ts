import type { ReadBlock, Words } from "./slide-reading.ts";

/** The author of a post card, as typed in its first line, and the blocks without that line. */
export interface PostAuthor {
  name: Words | null;
  handle: Words | null;
  rest: readonly ReadBlock[];
}

/** A line with a handle, such as `@ada` or `@ada@mastodon.social`, after a name or alone. */
const authorLine =
  /^(?<name>[^@\n]{1,60}?)?\s{0,3}(?<![\w.])(?<handle>@[\p{L}\p{N}_.-]{1,60}(?:@[\p{L}\p{N}.-]{1,80})?)$/u;

/** Reads `Name @handle` in the first line of a slide's text. */
export function readPostAuthor(blocks: readonly ReadBlock[]): PostAuthor {
  const [first, ...others] = blocks;
  if (first?.kind !== "paragraph") return { name: null, handle: null, rest: blocks };
  const { text, ref } = first.words;
  const [line = "", ...lines] = text.split("\n");
  const { name, handle } = authorLine.exec(line.trim().slice(0, 250))?.groups ?? {};
  if (handle === undefined) return { name: null, handle: null, rest: blocks };
  const words = lines.join("\n").trim();
  const paragraph: ReadBlock = { kind: "paragraph", words: { text: words, ref } };
  return {
    name: name?.trim() ? { text: name.trim(), ref } : null,
    handle: { text: handle, ref },
    rest: words === "" ? others : [paragraph, ...others],
  };
}
