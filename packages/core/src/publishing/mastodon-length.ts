/** What every address counts, however long it is, unless the server says otherwise. */
const usualUrlLength = 23;
const url = /https?:\/\/[^\s<>"]+/giu;
/** `@somebody@their.server` counts as `@somebody`. */
const remoteMention =
  /(?<![\p{L}\p{N}_/])(@[a-z0-9_]+(?:[a-z0-9_.-]*[a-z0-9_])?)@[\p{L}\p{N}.-]*[\p{L}\p{N}]/giu;

/** Characters of a post as Mastodon counts them: graphemes, after its addresses and mentions are shortened. */
export function mastodonLength(text: string, urlLength = usualUrlLength): number {
  const shortened = text.replaceAll(url, "x".repeat(urlLength)).replaceAll(remoteMention, "$1");
  const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });
  return Array.from(segmenter.segment(shortened)).length;
}
