import type { EmojiSegment } from "../emoji/emoji-segment.ts";

/** A part of a text between two places where a line may break. */
export interface TextWord {
  text: string;
  /** The characters at the place after the word; they are not drawn at the end of a line. */
  gap: string;
  /** The span with the gap; -1 after the last word. */
  gapSpan: number;
  emojiCount: number;
}

/** Spaces, zero-width spaces and line breaks, at which lines break. */
const gaps = /[ \t\u200b]*\n[ \t]*|[ \t\u200b]+/gu;

/** A piece of a segment: letters of a word, or the gap after it. */
interface Piece {
  isGap: boolean;
  text: string;
  /** Number of the word that the piece belongs to or follows; -1 before the first word. */
  word: number;
}

/** Cuts texts into words and gaps, in order; words go on from one segment to the next. */
function createWordCutter(): (text: string) => Piece[] {
  let [word, hasLetters] = [0, false];
  return (text) => {
    const pieces: Piece[] = [];
    const add = (letters: string) => {
      if (letters === "") return;
      hasLetters = true;
      pieces.push({ isGap: false, text: letters, word });
    };
    let end = 0;
    for (const { 0: gap, index } of text.matchAll(gaps)) {
      add(text.slice(end, index));
      pieces.push({ isGap: true, text: gap, word: hasLetters ? word : word - 1 });
      if (hasLetters) word += 1;
      hasLetters = false;
      end = index + gap.length;
    }
    add(text.slice(end));
    return pieces;
  };
}

/** Lists the words of a text. */
export function listWords(spans: readonly EmojiSegment[][]): TextWord[] {
  const cut = createWordCutter();
  const words: TextWord[] = [];
  for (const [span, segments] of spans.entries()) {
    for (const { kind, text } of segments) {
      for (const { isGap, text: piece, word: index } of cut(text)) {
        const word = words[index] ?? { text: "", gap: "", gapSpan: -1, emojiCount: 0 };
        if (index >= 0) words[index] = word;
        if (!isGap) {
          word.text += piece;
          if (kind === "emoji") word.emojiCount += 1;
        } else if (word.gap === "" || piece.includes("\n")) {
          word.gap = piece;
          word.gapSpan = span;
        }
      }
    }
  }
  return words;
}

/** Ends a line after each of the words with these numbers. */
export function breakAfter(
  spans: readonly EmojiSegment[][],
  ends: readonly number[],
): EmojiSegment[][] {
  const cut = createWordCutter();
  const open = new Set(ends);
  return mapTexts(spans, (text) =>
    cut(text)
      .map((piece) => {
        if (!piece.isGap || piece.text.includes("\n")) return piece.text;
        return open.delete(piece.word) ? "\n" : ends.includes(piece.word) ? "" : piece.text;
      })
      .join(""),
  );
}

/** Makes each word with its gap a segment. The first space of a span is one, too, so that its width is measured. */
export function splitAtGaps(spans: readonly EmojiSegment[][]): EmojiSegment[][] {
  return spans.map((segments) => {
    let hasSpace = false;
    return segments.flatMap((segment): EmojiSegment[] => {
      if (segment.kind === "emoji") return [segment];
      const parts: string[] = [];
      let end = 0;
      for (const { 0: gap, index } of segment.text.matchAll(gaps)) {
        const isAlone = gap === " " && !hasSpace && index > 0;
        if (isAlone) parts.push(segment.text.slice(end, index), gap);
        else parts.push(segment.text.slice(end, index + gap.length));
        hasSpace ||= isAlone;
        end = index + gap.length;
      }
      parts.push(segment.text.slice(end));
      return parts.filter((text) => text !== "").map((text) => ({ kind: "text", text }));
    });
  });
}

function mapTexts(
  spans: readonly EmojiSegment[][],
  change: (text: string) => string,
): EmojiSegment[][] {
  return spans.map((segments) =>
    segments.map((segment) =>
      segment.kind === "text"
        ? { ...segment, text: change(segment.text) }
        : (change(segment.text), segment),
    ),
  );
}
