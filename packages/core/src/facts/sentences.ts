import { walkSentences } from "../text/index.ts";

/** A sentence's range in its text, in UTF-16 units. */
export interface Sentence {
  start: number;
  end: number;
}

/** Matches the end of a text after which a sentence goes on: `14.`, `Dr.`, `z.B.`. */
const goesOn =
  /(?:(?<![\p{L}\d])(?:\d{1,2}|\p{L}|Dr|Mr|Mrs|Ms|Prof|Nr|No|St|bzw|ca|approx|vs|Sr|Sra|Dra|Mme|env|dott|sig)|(?<=\.)\p{L})\.\s*$/u;

/** Lists a text's sentences; a line break ends one. */
export function listSentences(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  for (const { start, end } of walkSentences(text)) {
    const last = sentences.at(-1);
    if (last && goesOn.test(text.slice(Math.max(last.start, last.end - 12), last.end))) {
      last.end = end;
    } else sentences.push({ start, end });
  }
  return sentences;
}

/** Returns the index of the sentence at an offset. */
export function findSentence(sentences: readonly Sentence[], at: number): number {
  let [low, high] = [0, sentences.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((sentences[middle]?.start ?? 0) <= at) low = middle;
    else high = middle - 1;
  }
  return low;
}
