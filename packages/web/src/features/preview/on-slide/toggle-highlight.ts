import type { FieldState } from "./line-field.ts";

const mark = "::";
const wordCharacter = /[\p{L}\p{M}\p{N}_]/u;

/** Wraps the selection or the word at the caret in `::`. If the words are already highlighted, removes the `::`. */
export function toggleHighlight(state: FieldState): FieldState {
  const { words } = state;
  const { from, to } = widenToWords(state);
  if (from === to) return state;
  const isMarkedOutside = words.slice(from - 2, from) === mark && words.slice(to, to + 2) === mark;
  if (from >= 2 && isMarkedOutside) return unmark(words, from - 2, from, to);
  const inner = words.slice(from, to);
  if (inner.length > 4 && inner.startsWith(mark) && inner.endsWith(mark)) {
    return unmark(words, from, from + 2, to - 2);
  }
  return {
    words: words.slice(0, from) + mark + inner.replaceAll(mark, "") + mark + words.slice(to),
    from: from + 2,
    to: from + 2 + inner.replaceAll(mark, "").length,
  };
}

function unmark(words: string, outer: number, from: number, to: number): FieldState {
  return {
    words: words.slice(0, outer) + words.slice(from, to) + words.slice(to + 2),
    from: outer,
    to: outer + to - from,
  };
}

/** Widens the selection to whole words, because `::` inside a word isn't markup. Excludes spaces at the ends. */
function widenToWords({ words, from, to }: FieldState): { from: number; to: number } {
  let [start, end] = [from, to];
  while (start < end && /\s/.test(words.charAt(start))) start += 1;
  while (end > start && /\s/.test(words.charAt(end - 1))) end -= 1;
  const isWord = (index: number) => wordCharacter.test(words.charAt(index));
  while (start > 0 && isWord(start - 1) && (isWord(start) || start === end)) start -= 1;
  while (end < words.length && isWord(end) && (end === start || isWord(end - 1))) end += 1;
  return { from: start, to: end };
}
