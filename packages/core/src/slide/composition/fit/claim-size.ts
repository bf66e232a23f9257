import type { Words } from "../../../layouts/reading/slide-reading.ts";
import { stripMarkup } from "../../../text/inline-markup.ts";

/** Very short and short headlines: their maximum number of letters, and a factor for their largest font size. */
const short = [
  { letters: 6, growth: 1.9 },
  { letters: 14, growth: 1.4 },
] as const;

/** Matches characters that count as two letters. */
const dense = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]/gu;

/** Counts a headline's letters by the width that they need: a Chinese or Japanese one counts twice. */
export function countLetters({ text }: Pick<Words, "text">): number {
  const plain = stripMarkup(text).trim();
  return plain.length + (plain.match(dense)?.length ?? 0);
}

/** Returns a headline's largest font size in design px: `usual`, or more for a short headline. */
export function claimSize(words: Words, usual: number): number {
  const letters = countLetters(words);
  return usual * (short.find((step) => letters <= step.letters)?.growth ?? 1);
}
