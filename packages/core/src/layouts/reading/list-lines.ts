import { areProsAndCons, startsWithEmoji, type TextPiece } from "../../blocks/text/text-pieces.ts";
import { startsWithSymbol } from "./entry-mark.ts";
import { parseFigure } from "../../numbers/figure.ts";
import { parseLabelLine, startsWithTime } from "./label-line.ts";
import { isQuoteWithAuthor } from "./read-quote.ts";

/** A line of a paragraph. `isEntry` marks list items that have no bullet. */
export interface ParagraphLine {
  text: string;
  isEntry: boolean;
}

/**
 * Splits each piece into lines and finds list items without bullets, e.g. lines that start with an emoji, `-`, a label
 * or a time.
 */
export function listParagraphLines(pieces: readonly TextPiece[]): ParagraphLine[][] {
  const lines = pieces.map(({ text }) => text.split("\n").map((line) => line.trim()));
  const isEmojiOnly = pieces.map(
    ({ kind }, index) => kind === "paragraph" && (lines[index] ?? []).every(isEmojiLine),
  );
  return pieces.map((piece, index) => {
    const own = lines[index] ?? [];
    if (piece.kind !== "paragraph") return own.map((text) => ({ text, isEntry: false }));
    const isInRun = isEmojiOnly[index] && (isEmojiOnly[index - 1] || isEmojiOnly[index + 1]);
    return markEntries(own, isInRun === true);
  });
}

function markEntries(lines: readonly string[], isInRun: boolean): ParagraphLine[] {
  const all = (isEntry: boolean) => lines.map((text) => ({ text, isEntry }));
  if (isInRun || lines.every(startsWithSymbol)) return all(true);
  if (lines.length < 2) return all(false);
  if (areProsAndCons(lines) && lines.every((line) => /^[+−-]\s/.test(line))) return all(true);
  for (const isEntry of [isEmojiLine, isTableRow, isQuoteWithAuthor]) {
    const marked = lines.map(isEntry);
    const runs = marked.map((is, at) => is && (marked[at - 1] === true || marked[at + 1] === true));
    if (runs.includes(true)) {
      return lines.map((text, at) => ({ text, isEntry: runs[at] === true }));
    }
  }
  const hasIntro = lines.length > 2 && /[:：]$/.test(lines[0] ?? "");
  const rest = hasIntro ? lines.slice(1) : lines;
  if (!rest.every(startsWithSymbol) && !areLabelled(rest)) return all(false);
  return lines.map((text, at) => ({ text, isEntry: !hasIntro || at > 0 }));
}

const isEmojiLine = (line: string) => startsWithEmoji.test(line) && /[\p{L}\p{N}]/u.test(line);

const isTableRow = (line: string) => /^\|.*\|$|\S \| \S/.test(line);

/**
 * Whether a line is a number and words, such as `3x faster` or `2 shirts`. Lines over 60 UTF-16 code units, and without a
 * unit over 40, are sentences.
 */
function isFigureLine(line: string): boolean {
  const figure = line.length <= 60 ? parseFigure(line) : null;
  if (!figure || !/^\s*\p{L}/u.test(line.slice(figure.text.length))) return false;
  return (
    figure.unit !== "" || (/^\p{Nd}{1,3}$/u.test(figure.text) && /^.{3,40}[^.!?。]$/u.test(line))
  );
}

/** The most words of a label. Text before a sentence's colon usually has more. */
const maxLabelWords = 4;

/**
 * Whether all lines have labels, all start with times, or all start with numbers and units. Dialogues and telephone
 * numbers don't count.
 */
export function areLabelled(lines: readonly string[]): boolean {
  if (lines.every(startsWithTime) || lines.every(isFigureLine)) return true;
  const read = lines.map(parseLabelLine);
  if (read.some((line) => line === null)) return false;
  const labels = read.map((line) => line?.label ?? "");
  const values = read.map((line) => line?.value ?? "");
  if (labels.some((label) => label.split(/\s+/).length > maxLabelWords)) return false;
  if (
    new Set(labels).size < labels.length ||
    labels.every((label) => questionAndAnswer.test(label))
  ) {
    return false;
  }
  if (values.some((value) => /[?？؟]["'”»)]*$/.test(value))) return false;
  return !values.every(isCode);
}

/** Matches the one-letter labels of an interview, e.g. `Q` and `A`. */
const questionAndAnswer = /^[QAFRPVD质問答سج]$/u;

/** Whether a value is a postcode or telephone number. */
const isCode = (value: string) => /^(?:[+(]?\d[\d\s()/-]{4,}|0\d[\d\s/-]*)$/.test(value);

/** Returns a list item's text, without the outer bars of a table row. */
export function readEntryText(line: string): string {
  return /^\|.*\|$/.test(line) ? line.slice(1, -1).trim() : line;
}
