import { countGraphemes } from "./networks/network.ts";
import { splitAddresses } from "./split-addresses.ts";

/** What every address counts, however long it is, unless the server says otherwise. */
const usualUrlLength = 23;
/** `@somebody@their.server` counts as `@somebody`. */
const remoteMention =
  /(?<![\p{L}\p{N}_/])(@[a-z0-9_]+(?:[.-]+[a-z0-9_]+)*)@[\p{L}\p{N}.-]*[\p{L}\p{N}]/giu;

/** Characters of a post as Mastodon counts them: graphemes, after its addresses and mentions are shortened. */
export function mastodonLength(text: string, urlLength = usualUrlLength): number {
  const shortened = splitAddresses(text)
    .map((piece) => (piece.isAddress ? "x".repeat(urlLength) : piece.text))
    .join("");
  return countGraphemes(shortened.replaceAll(remoteMention, "$1"));
}
