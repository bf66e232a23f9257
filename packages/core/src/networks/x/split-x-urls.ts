import { splitAddresses, trimAddress, type AddressPiece } from "../split-addresses.ts";
import { commonDomains } from "../top-level-domains/common-domains.ts";

/**
 * Top-level domains that twitter-text has, some of them not in IANA's list. X knows all of that list, but every visitor
 * loads this file.
 */
const domains = [...commonDomains, "bl", "bq", "eh", "hotel", "mf", "um", "xn--[-0-9a-z]+"];
const latin = String.raw`a-z0-9\u00C0-\u024F`;
/** Matches a URL's path, which X ends before any character that isn't listed here, e.g. a Chinese letter. */
const path = String.raw`(?:\/[${latin}\u0400-\u04FF!*';:=+,.$%#[\]\-\u2013_~@|&()/]{0,2048})?`;
const query = String.raw`(?:\?[a-z0-9!?*'@();:&=+$/%#[\]\-_.,~|]{0,2048})?`;
const rest = String.raw`(?::\d{1,5})?${path}${query}`;

/** A URL without `https://`, but not a part of an email address, hashtag or handle. */
const bareUrl = new RegExp(
  String.raw`(?<![-_./@＠$#＃${latin}])(?:[${latin}][-_${latin}]{0,62}\.){1,20}(?:${domains.join("|")})(?![0-9a-z@+-])${rest}`,
  "giu",
);
/** Matches the part of a URL that X shortens. `localhost` doesn't match, because it has no top-level domain. */
const fullUrl = new RegExp(
  String.raw`^https?:\/\/[\p{L}\p{N}][\p{L}\p{M}\p{N}._-]{0,253}\.\p{L}[\p{L}\p{M}\p{N}-]{1,62}${rest}`,
  "giu",
);

/** Splits a text into the URLs that X shortens and the text between them. The joined pieces equal the text. */
export function splitXUrls(text: string): AddressPiece[] {
  return splitAddresses(text).flatMap((piece) => {
    const url = piece.isAddress ? fullUrl : bareUrl;
    return splitPiece(piece, url);
  });
}

function splitPiece({ text, start }: AddressPiece, url: RegExp): AddressPiece[] {
  const pieces: AddressPiece[] = [];
  let read = 0;
  const add = (end: number, isAddress: boolean) => {
    if (end > read) pieces.push({ text: text.slice(read, end), isAddress, start: start + read });
    read = end;
  };
  for (const match of text.matchAll(url)) {
    add(match.index, false);
    add(match.index + trimAddress(match[0]).length, true);
  }
  add(text.length, false);
  return pieces;
}
