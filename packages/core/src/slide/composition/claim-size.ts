import { stripMarkup } from "../../text/inline-markup.ts";
import type { Words } from "../../layouts/reading/slide-reading.ts";

/** Letters of very short and of short claims, and how much larger than usual they may get where that fits. */
const short = [
  { letters: 6, growth: 1.9 },
  { letters: 14, growth: 1.4 },
] as const;

/** A letter of these scripts says as much as two of others. */
const dense = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]/gu;

/** A claim's largest size, design px; of few words it may get larger than usual. */
export function claimSize({ text }: Words, usual: number): number {
  const plain = stripMarkup(text).trim();
  const letters = plain.length + (plain.match(dense)?.length ?? 0);
  return usual * (short.find((step) => letters <= step.letters)?.growth ?? 1);
}
