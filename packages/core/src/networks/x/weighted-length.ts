import { walkGraphemes } from "../../text/index.ts";
import { isEmoji } from "../counting/emoji.ts";
import { splitXUrls } from "./split-x-urls.ts";

/** Code points that count 1, from the public configuration of twitter-text (version 3). All others count 2. */
const lightRanges = [
  [0, 4351],
  [8192, 8205],
  [8208, 8223],
  [8242, 8247],
] as const;
const emojiWeight = 2;
/** Length of the `t.co` link that replaces a URL. */
const urlWeight = 23;

/** A post's length as X counts it (`weightedLength` of twitter-text), exact up to `stopAt`. */
export function weightedLength(text: string, stopAt = Infinity): number {
  let length = 0;
  for (const piece of splitXUrls(text.normalize("NFC"))) {
    if (length >= stopAt) break;
    length += piece.isAddress ? urlWeight : weigh(piece.text, stopAt - length);
  }
  return length;
}

function weigh(text: string, stopAt: number): number {
  let weight = 0;
  let start = 0;
  for (const end of walkGraphemes(text)) {
    weight += weighGrapheme(text.slice(start, end), stopAt - weight);
    start = end;
    if (weight >= stopAt) break;
  }
  return weight;
}

function weighGrapheme(grapheme: string, stopAt: number): number {
  if (grapheme.length > 1 && isEmoji(grapheme)) return emojiWeight;
  let weight = 0;
  for (const character of grapheme) {
    if (weight >= stopAt) break;
    weight += weighPoint(character.codePointAt(0) ?? 0);
  }
  return weight;
}

const weighPoint = (point: number) =>
  lightRanges.some(([first, last]) => point >= first && point <= last) ? 1 : 2;
