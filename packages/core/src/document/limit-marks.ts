import { countCodePoints } from "../text/index.ts";

/** Marks a letter can have. Scripts and emoji need no more than 11, and browsers take quadratic time for a letter's marks. */
export const maxMarks = 16;

/**
 * What joins the letter before it: marks, invisible characters, skin tones, an emoji behind a joiner, and the vowels that Thai
 * and Lao fonts set as a mark and a letter.
 */
const mark = String.raw`(?:[\p{M}\p{Cf}\p{Emoji_Modifier}\u0e33\u0eb3]|(?<=\u200d)\p{Extended_Pictographic})`;
const surplus = new RegExp(`(${mark}{${maxMarks}})${mark}+`, "gu");

/** The text as it is drawn and laid out, with at most `maxMarks` marks a letter. Takes linear time. */
export function limitMarks(text: string): string {
  return text.replaceAll(surplus, (_, kept: string) => trimJoiners(kept));
}

/** Where `limitMarks` leaves out how many code points; offsets in UTF-16 units. */
export function* listSurplusMarks(
  text: string,
): Generator<{ from: number; to: number; count: number }> {
  for (const { 0: run, 1: kept = "", index } of text.matchAll(surplus)) {
    const left = run.slice(trimJoiners(kept).length);
    const to = index + run.length;
    yield { from: to - left.length, to, count: countCodePoints(left) };
  }
}

/** Without a joiner at its end, which would take the emoji behind the run for a mark. */
function trimJoiners(kept: string): string {
  return kept.replace(/\u200d+$/, "");
}

/** How many code points `limitMarks` leaves out. */
export function countSurplusMarks(text: string): number {
  let total = 0;
  for (const { count } of listSurplusMarks(text)) total += count;
  return total;
}
