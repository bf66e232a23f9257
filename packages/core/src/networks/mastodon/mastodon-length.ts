import { countGraphemes } from "../../text/index.ts";
import { splitAddresses } from "../split-addresses.ts";

/** Number of characters that Mastodon counts for each URL by default (`characters_reserved_per_url`). */
const usualUrlLength = 23;
/** Matches `@somebody@their.server`, which counts as `@somebody`. */
const remoteMention =
  /(?<![\p{L}\p{N}_/])(@[a-z0-9_]+(?:[.-]+[a-z0-9_]+)*)@[\p{L}\p{N}.-]*[\p{L}\p{N}]/giu;

/** A post's length as Mastodon counts it: graphemes, with URLs and remote mentions shortened. Exact up to `stopAt`. */
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
