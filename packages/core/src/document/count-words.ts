import { walkWords } from "../text/index.ts";
import { isProse, listItemTexts } from "./item-texts.ts";
import type { Slide } from "./post.ts";

// Scripts without spaces between words need segmentation; for others a regular expression is much faster.
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const spacedWord = /[\p{L}\p{M}\p{N}]+(?:['’.,_-][\p{L}\p{M}\p{N}]+)*/gu;

/** Counts words, including in scripts without spaces. */
export function countWords(text: string): number {
  if (!unspaced.test(text)) return text.match(spacedWord)?.length ?? 0;
  let count = 0;
  for (const { isWord } of walkWords(text)) if (isWord) count++;
  return count;
}

/** Counts the words of a slide's blocks and summary, without header and code. */
export function countSlideWords({ description, summary = "" }: Slide): number {
  const texts = description.filter(isProse).flatMap(listItemTexts);
  return countWords([...texts, summary].join("\n"));
}
