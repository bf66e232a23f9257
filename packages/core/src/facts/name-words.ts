/** A word that may be a name; `start` and `end` are UTF-16 offsets. */
export interface NameWord {
  text: string;
  start: number;
  end: number;
  isCapital: boolean;
  /**
   * True for the first word of a sentence, line or quotation. Its capital letter doesn't show that the word is a name.
   */
  isFirst: boolean;
  /** Whether only a space, or `&`, separates the word from the one before. */
  isJoined: boolean;
}

const word = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu;
const startsSentence = /[.!?…:;|•→–—"“”„«»‘(（[\]✓✗*/][^\p{L}\p{N}]*$/u;

/** Number of UTF-16 units before a word that are searched for the end of a sentence. */
const maxGap = 20;

export function readNameWords(text: string): NameWord[][] {
  const lines: NameWord[][] = [];
  let offset = 0;
  for (const line of text.split("\n")) {
    const words: NameWord[] = [];
    let last = 0;
    for (const { 0: found, index } of line.matchAll(word)) {
      const gap = line.slice(last, index);
      last = index + found.length;
      const start = offset + index;
      // Skips one or two letters after an apostrophe, e.g. the `s` of `Ana's`. They belong to the word before.
      if (/^['’]$/u.test(gap) && found.length < 3) continue;
      words.push({
        text: found,
        start,
        end: start + found.length,
        isCapital: /^\p{Lu}/u.test(found),
        isFirst: words.length === 0 || startsSentence.test(gap.slice(-maxGap)),
        isJoined: /^(?:\.?[ \u00A0]| & )$/u.test(gap),
      });
    }
    lines.push(words);
    offset += line.length + 1;
  }
  return lines;
}

/** A line is in title case if more than this fraction of its words has a capital letter. */
const titleCase = 0.7;

export function isTitleCase(words: readonly NameWord[]): boolean {
  if (words.length < 2) return false;
  return words.filter(({ isCapital }) => isCapital).length / words.length > titleCase;
}

/** Whether a line is all in capital letters, so acronyms can't be recognized. */
export const isShouted = (words: readonly NameWord[]) =>
  words.length > 1 && words.every(({ text }) => text === text.toUpperCase());
