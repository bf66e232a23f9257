import { countWords } from "@slideloom/core/document";

const wordSegmenter = new Intl.Segmenter("en", { granularity: "word" });
const sentenceSegmenter = new Intl.Segmenter("en", { granularity: "sentence" });

/** The text's lines and sentences, each with the white space that follows it. */
export function splitSentences(text: string): string[] {
  return text
    .split(/(?<=\n)/)
    .flatMap((line) => [...sentenceSegmenter.segment(line)].map(({ segment }) => segment));
}

/** The first whole sentences and lines within `max` words; empty where the first one is longer. */
export function trimToSentences(text: string, max: number): string {
  if (countWords(text) <= max) return text.trim();
  let kept = "";
  for (const sentence of splitSentences(text)) {
    if (countWords(kept + sentence) > max) break;
    kept += sentence;
  }
  return kept.trim();
}

/** The first whole sentences and lines within `max` words; of a first sentence that is longer, the part that fits. */
export function trimToWords(text: string, max: number): string {
  return trimToSentences(text, max) || cutToWords(text, max);
}

function cutToWords(text: string, max: number): string {
  let count = 0;
  for (const { index, isWordLike } of wordSegmenter.segment(text)) {
    if (isWordLike && ++count > max) return cutAtClause(text.slice(0, index));
  }
  return text;
}

/** The text within `max` characters, cut at a clause or a word, with an ellipsis where a word is missing. */
export function trimToCharacters(text: string, max: number): string {
  if (text.length <= max) return text;
  let cut = "";
  for (const { index } of wordSegmenter.segment(text)) {
    if (index > max - 1) break;
    cut = text.slice(0, index);
  }
  return cutAtClause(cut === "" ? text.slice(0, max - 1) : cut);
}

/** Ends a cut text at its last clause if that keeps more than half of it: half a thought reads worse than less. */
function cutAtClause(text: string): string {
  const clauses = [...text.matchAll(/[,;:.!?、。，；：！？]|\s[-–—]\s/g)];
  const last = clauses.at(-1)?.index ?? 0;
  if (last > text.length / 2) return text.slice(0, last).trimEnd();
  return `${text.replace(/[\s\p{P}]+$/u, "")}…`;
}
