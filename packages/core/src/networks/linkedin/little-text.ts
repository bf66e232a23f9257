import { hashtag } from "../count-marks.ts";
import { splitAddresses } from "../split-addresses.ts";

/** Reserved characters of LinkedIn's "little" text format; an unescaped one cuts off the post. */
const reserved = /[\\|{}@[\]()<>#*_~]/g;
/** The reserved characters to percent-encode in URLs. The others stay as they are in URLs. */
const reservedInAddress = /[\\|{}[\]()]/g;

/**
 * Escapes a caption for `commentary` of LinkedIn's Posts API, but keeps links and hashtags. See "little Text Format" in
 * LinkedIn's documentation.
 */
export function escapeLittleText(caption: string): string {
  return splitAddresses(caption)
    .map(({ text, isAddress }) => (isAddress ? encodeAddress(text) : escapeWords(text)))
    .join("");
}

/** A backslash would break the link, so reserved characters in URLs are percent-encoded (RFC 3986). */
const encodeAddress = (address: string) =>
  address.replaceAll(
    reservedInAddress,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

function escapeWords(words: string): string {
  let escaped = "";
  let end = 0;
  for (const { 0: match, 1: tag = "", index } of words.matchAll(hashtag)) {
    escaped += `${escapeReserved(words.slice(end, index))}{hashtag|\\#|${escapeReserved(tag)}}`;
    end = index + match.length;
  }
  return escaped + escapeReserved(words.slice(end));
}

const escapeReserved = (text: string) => text.replaceAll(reserved, String.raw`\$&`);
