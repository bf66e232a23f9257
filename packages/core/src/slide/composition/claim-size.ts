import { stripMarkup } from "../../text/inline-markup.ts";
import type { Words } from "../../layouts/reading/slide-reading.ts";

/** Maximum letter counts of very short and short claims, and the factors by which their type may grow. */
const short = [
  { letters: 6, growth: 1.9 },
  { letters: 14, growth: 1.4 },
] as const;

/** A character of these scripts counts as two letters. */
const dense = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]/gu;

/** Maximum type size of a claim, design px; short claims may be larger than `usual`. */
export function claimSize({ text }: Words, usual: number): number {
  const plain = stripMarkup(text).trim();
  const letters = plain.length + (plain.match(dense)?.length ?? 0);
  return usual * (short.find((step) => letters <= step.letters)?.growth ?? 1);
}
