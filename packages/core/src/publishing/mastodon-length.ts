import { countGraphemes } from "../text/index.ts";
import { splitAddresses } from "./split-addresses.ts";

/** What every address counts, however long it is, unless the server says otherwise. */
const usualUrlLength = 23;
/** `@somebody@their.server` counts as `@somebody`. */
const remoteMention =
  /(?<![\p{L}\p{N}_/])(@[a-z0-9_]+(?:[.-]+[a-z0-9_]+)*)@[\p{L}\p{N}.-]*[\p{L}\p{N}]/giu;

/**
 * Characters of a post as Mastodon counts them: graphemes, after its addresses and mentions are shortened. Exact up to
 * `stopAt`.
 */
export function mastodonLength(
  text: string,
  {
    urlLength = usualUrlLength,
    stopAt,
  }: { urlLength?: number | undefined; stopAt?: number | undefined } = {},
): number {
  const pieces = splitAddresses(text);
  const addresses = pieces.filter(({ isAddress }) => isAddress).length;
  const shortened = pieces.map((piece) => (piece.isAddress ? "x" : piece.text)).join("");
  const words = countGraphemes(shortened.replaceAll(remoteMention, "$1"), stopAt);
  return words + addresses * (urlLength - 1);
}
