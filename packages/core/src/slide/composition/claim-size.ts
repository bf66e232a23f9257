import { stripMarkup } from "../../text/inline-markup.ts";
import type { Words } from "../../layouts/reading/slide-reading.ts";

/** Letters of very short and of short claims, and how much larger than usual they may get. */
const short = [
  { letters: 6, growth: 1.9 },
  { letters: 14, growth: 1.4 },
] as const;

/** Design px of a line, and a letter's width at most, em: a word that is too wide is not broken. */
const linePx = 880;
const letterEm = 0.62;

/** A claim's largest size, design px; of few words it may get larger than usual. */
export function claimSize({ text }: Words, usual: number): number {
  const plain = stripMarkup(text);
  const growth = short.find((step) => plain.length <= step.letters)?.growth ?? 1;
  const longest = Math.max(1, ...plain.split(/\s+/).map((word) => word.length));
  return Math.max(usual, Math.min(usual * growth, linePx / (longest * letterEm)));
}

/** How much larger than usual a headline of few letters may be. */
export function fewWordsScale(content: string): number {
  return content.trim().length <= 12 ? 1.8 : 1;
}
