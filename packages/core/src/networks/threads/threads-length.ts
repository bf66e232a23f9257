import { countCodePoints, walkGraphemes } from "../../text/index.ts";
import { countBytes } from "../counting/count-bytes.ts";
import { isEmoji } from "../counting/emoji.ts";

const anyEmoji = /[\p{Extended_Pictographic}\p{Regional_Indicator}\u20E3]/u;

/** Counts code points, but UTF-8 bytes for emoji, as Threads does. Exact only up to `stopAt`. */
export function threadsLength(text: string, stopAt = Infinity): number {
  if (!anyEmoji.test(text)) return countCodePoints(text, stopAt);
  let length = 0;
  let start = 0;
  for (const end of walkGraphemes(text)) {
    if (length >= stopAt) break;
    const grapheme = text.slice(start, end);
    start = end;
    length += isEmoji(grapheme) ? countBytes(grapheme) : countCodePoints(grapheme, stopAt - length);
  }
  return length;
}
