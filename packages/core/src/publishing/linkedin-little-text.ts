/** Characters with a meaning in LinkedIn's "little" text format: unescaped, they end the post where they stand. */
const reserved = /[\\|{}@[\]()<>#*_~]/g;
/** What stays as it is: an escaped address is no link any more, and a hashtag has a form of its own. */
const token =
  /(?<url>https?:\/\/[^\s<>"]*[^\s<>".,;:!?'’”»)\]])|(?<![\p{L}\p{N}_&#/])#(?<tag>[\p{L}\p{N}_]*\p{L}[\p{L}\p{N}_]*)/gu;

/**
 * A caption as the `commentary` of LinkedIn's Posts API: reserved characters are escaped by a backslash, links and hashtags
 * stay what they are. See "little Text Format" in LinkedIn's documentation.
 */
export function escapeLittleText(caption: string): string {
  let escaped = "";
  let end = 0;
  for (const match of caption.matchAll(token)) {
    const { url, tag } = match.groups ?? {};
    escaped += escapeReserved(caption.slice(end, match.index));
    escaped += url ?? `{hashtag|\\#|${escapeReserved(tag ?? "")}}`;
    end = match.index + match[0].length;
  }
  return escaped + escapeReserved(caption.slice(end));
}

const escapeReserved = (text: string) => text.replaceAll(reserved, "\\$&");
