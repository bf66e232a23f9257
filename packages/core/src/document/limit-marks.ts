import { countCodePoints } from "../text/index.ts";

/**
 * Maximum number of combining marks per letter. Real text has up to 11. The limit is needed because browsers take
 * quadratic time to draw a letter's marks.
 */
export const maxMarks = 16;

/**
 * Characters that combine with the preceding letter. U+0E33 and U+0EB3 are Thai and Lao vowels that fonts split into a
 * mark and a letter.
 */
const mark = String.raw`(?:[\p{M}\p{Cf}\p{Emoji_Modifier}\u0e33\u0eb3]|(?<=\u200d)\p{Extended_Pictographic})`;
const surplus = new RegExp(`(${mark}{${maxMarks}})${mark}+`, "gu");

/** Limits every letter of a text to `maxMarks` combining marks, in linear time. */
export function limitMarks(text: string): string {
  return text.replaceAll(surplus, (_, kept: string) => trimJoiners(kept));
}

/** Yields the ranges that `limitMarks` removes, in UTF-16 units. `count` is the number of code points in the range. */
export function* listSurplusMarks(
  text: string,
): Generator<{ from: number; to: number; count: number }> {
  for (const { 0: run, 1: kept = "", index } of text.matchAll(surplus)) {
    const left = run.slice(trimJoiners(kept).length);
    const to = index + run.length;
    yield { from: to - left.length, to, count: countCodePoints(left) };
  }
}

/** Removes joiners (U+200D) from the end. A final joiner would join the letter with a following emoji. */
function trimJoiners(kept: string): string {
  return kept.replace(/(?<!\u200d)\u200d+$/, "");
}

/** Counts the code points that `limitMarks` removes. */
export function countSurplusMarks(text: string): number {
  let total = 0;
  for (const { count } of listSurplusMarks(text)) total += count;
  return total;
}
