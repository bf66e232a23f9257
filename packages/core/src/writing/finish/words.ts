import { countWords } from "../../document/index.ts";
import { cutUnits, walkSentences, walkWords } from "../../text/index.ts";

/** Splits a text into lines and sentences, each with its trailing white space. */
export const splitSentences = (text: string): string[] =>
  Array.from(walkSentences(text), ({ start, end }) => text.slice(start, end));

/** Returns the leading whole sentences and lines within `max` words; empty if the first is longer. */
export function trimToSentences(text: string, max: number): string {
  let words = 0;
  let kept = 0;
  for (const { start, end } of walkSentences(text)) {
    words += countWords(text.slice(start, end));
    if (words > max) break;
    kept = end;
  }
  return text.slice(0, kept).trim();
}

/** Returns the leading whole sentences and lines within `max` words; a first sentence that is too long is cut. */
export function trimToWords(text: string, max: number): string {
  return trimToSentences(text, max) || cutToWords(text, max);
}

function cutToWords(text: string, max: number): string {
  let count = 0;
  for (const { start, isWord } of walkWords(text)) {
    if (isWord && ++count > max) return cutAtClause(text.slice(0, start));
  }
  return text;
}

/** Cuts a text to `max` characters at a clause or a word; adds an ellipsis if words are missing. */
export function trimToCharacters(text: string, max: number): string {
  if (text.length <= max) return text;
  let cut = 0;
  for (const { start } of walkWords(text)) {
    if (start > max - 1) break;
    cut = start;
  }
  return cutAtClause(cut === 0 ? cutUnits(text, max - 1) : text.slice(0, cut));
}

/** Cuts before the last punctuation mark if that keeps more than half of the text. Otherwise, adds an ellipsis. */
function cutAtClause(text: string): string {
  let last = 0;
  for (const { index } of text.matchAll(/[,;:.!?、。，；：！？]|\s[-–—]\s/g)) last = index;
  if (last > text.length / 2) return text.slice(0, last).trimEnd();
  return `${text.replace(/(?<![\s\p{P}])[\s\p{P}]+$/u, "")}…`;
}
