import type { Piece } from "./piece.ts";

/** A gap between words is at least this multiple of the gap between letters. */
const wordGap = 1.3;
/** No gap between words is smaller than this multiple of the font size. */
const leastWordGap = 0.1;
const minLetters = 3;
/** Of the parts between spaces, at least this fraction are single letters. Letters such as `AT` may stand closer. */
const minSingle = 0.75;
const maxPart = 3;

/**
 * Joins letters that are set apart, as in `S M A L L   O V E N S`, to words. Null if the line isn't set like this. The
 * gaps between such letters are alike, and wider between words.
 */
export function joinSpacedLetters(pieces: readonly Piece[]): Piece[] | null {
  const visible = pieces.filter(({ text }) => text.trim() !== "");
  if (!areSpaced(visible.flatMap(({ text }) => text.trim().split(/\s+/)))) return null;
  const gaps = visible.map(({ left }, index) => left - (visible[index - 1]?.right ?? left));
  // If a piece has several letters, only words are pieces of their own.
  const isByLetter = visible.every(({ text }) => !/\S\s+\S/u.test(text));
  const letterGap = gaps.reduce((least, gap) => (gap > 0 ? Math.min(least, gap) : least), Infinity);
  const size = Math.max(...visible.map((piece) => piece.size));
  // Small capitals are pieces of one letter each, without gaps but for rounding.
  const maxGap = isByLetter ? Math.max(letterGap * wordGap, size * leastWordGap) : 0;
  return visible.flatMap((piece, index): Piece[] => {
    const before = visible[index - 1]?.right ?? piece.left;
    const text = piece.text.replaceAll(/\s+/g, "");
    if (index === 0 || (gaps[index] ?? 0) <= maxGap) return [{ ...piece, text, left: before }];
    // Such gaps don't separate cells.
    return [
      { ...piece, text: " " },
      { ...piece, text, left: before + piece.size / 2 },
    ];
  });
}

function areSpaced(parts: readonly string[]): boolean {
  const single = parts.filter((part) => /^\p{L}\p{M}*$/u.test(part)).length;
  const other = parts.filter((part) => /^[\p{L}\p{M}]+$/u.test(part) && part.length > 1);
  const isClose =
    other.length === 0 || (single >= 2 * minLetters && single >= parts.length * minSingle);
  return (
    single >= minLetters &&
    single * 5 >= parts.length * 3 &&
    isClose &&
    other.every(({ length }) => length <= maxPart)
  );
}

const minWord = 6;
const short: ReadonlySet<string> = new Set(["a", "i", "o", "y", "e", "à", "&"]);

/**
 * Splits a word of letters that were set apart into words of the same document, where gaps between words don't show.
 * Returns it unchanged if it isn't made of them.
 */
export function splitByWords(text: string, words: ReadonlySet<string>): string {
  const letters = [...text];
  const folded = letters.map((letter) => letter.toLowerCase());
  if (
    letters.length < minWord ||
    letters.length > 80 ||
    text.includes(" ") ||
    words.has(folded.join(""))
  )
    return text;
  const isKnown = (start: number, end: number) => {
    const word = folded.slice(start, end).join("");
    return short.has(word) || (end - start > 1 && words.has(word));
  };
  /** For each position, the start of the last word of the split with the fewest words up to there. */
  const starts: (number | null)[] = [0];
  const counts = [0];
  for (let end = 1; end <= letters.length; end += 1) {
    let best: number | null = null;
    for (let start = 0; start < end; start += 1) {
      const isSplit = (start === 0 || starts[start] != null) && isKnown(start, end);
      if (isSplit && (best === null || (counts[start] ?? 0) < (counts[best] ?? 0))) best = start;
    }
    starts.push(best);
    counts.push(best === null ? Infinity : (counts[best] ?? 0) + 1);
  }
  const found: string[] = [];
  for (let end = letters.length; end > 0;) {
    const start = starts[end];
    if (start == null) return text;
    found.unshift(letters.slice(start, end).join(""));
    end = start;
  }
  return found.join(" ");
}
