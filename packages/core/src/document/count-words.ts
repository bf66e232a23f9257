import { walkWords } from "../text/index.ts";
import { isProse, listItemTexts } from "./item-texts.ts";
import type { Slide } from "./post.ts";

// Scripts that write words without spaces between them; for all others a pattern does, many times faster.
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const spacedWord = /[\p{L}\p{M}\p{N}]+(?:['’.,_-][\p{L}\p{M}\p{N}]+)*/gu;

/** How many words a reader counts, in scripts without spaces too. */
export function countWords(text: string): number {
  if (!unspaced.test(text)) return text.match(spacedWord)?.length ?? 0;
  let count = 0;
  for (const { isWord } of walkWords(text)) if (isWord) count++;
  return count;
}

/** The words of a slide's blocks and summary; code and the header are not counted. */
export function countSlideWords({ description, summary = "" }: Slide): number {
  const texts = description.filter(isProse).flatMap(listItemTexts);
  return countWords([...texts, summary].join("\n"));
}
