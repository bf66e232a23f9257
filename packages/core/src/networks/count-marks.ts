import { splitAddresses } from "./split-addresses.ts";

/** Matches hashtags, but not `#1` or `a#b`. The capture group is the tag without `#`. */
export const hashtag =
  /(?<![\p{L}\p{M}\p{N}_&#/])#(?=[\p{M}\p{N}_]*\p{L})([\p{L}\p{N}_][\p{L}\p{M}\p{N}_]*)/gu;
const mention = /(?<![\p{L}\p{M}\p{N}_@/.])@[\p{L}\p{N}_][\p{L}\p{N}_.]*/gu;

export function countMarks(caption: string): { hashtags: number; mentions: number; links: number } {
  const pieces = splitAddresses(caption);
  const words = pieces.map(({ text, isAddress }) => (isAddress ? " " : text)).join("");
  return {
    hashtags: words.match(hashtag)?.length ?? 0,
    mentions: words.match(mention)?.length ?? 0,
    links: pieces.filter(({ isAddress }) => isAddress).length,
  };
}

/** Returns a caption's hashtags beyond the limit, and the caption without them; null if there are none. */
export function findSurplusHashtags(
  caption: string,
  limit: number,
): { count: number; kept: string } | null {
  let found = 0;
  const kept = splitAddresses(caption)
    .map(({ text, isAddress }) =>
      isAddress ? text : text.replaceAll(hashtag, (tag: string) => (++found > limit ? "\0" : tag)),
    )
    .join("");
  if (found <= limit) return null;
  const lines = kept.split("\n").map((line) =>
    line
      .split("\0")
      .map((piece, index, { length }) => (index < length - 1 ? piece.trimEnd() : piece))
      .join(""),
  );
  return { count: found - limit, kept: lines.join("\n").trim() };
}
