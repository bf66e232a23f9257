import { stripMarkup } from "../../../text/inline-markup.ts";
import type { Words } from "../../../layouts/reading/slide-reading.ts";

/** Very short and short headlines: their maximum number of letters, and a factor for their largest font size. */
const short = [
  { letters: 6, growth: 1.9 },
  { letters: 14, growth: 1.4 },
] as const;

/** Matches characters that count as two letters. */
const dense = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]/gu;

/** Returns a headline's largest font size in design px: `usual`, or more for a short headline. */
export function claimSize({ text }: Words, usual: number): number {
  const plain = stripMarkup(text).trim();
  const letters = plain.length + (plain.match(dense)?.length ?? 0);
  return usual * (short.find((step) => letters <= step.letters)?.growth ?? 1);
}
