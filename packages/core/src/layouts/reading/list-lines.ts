import { areProsAndCons, startsWithEmoji, type TextPiece } from "../../blocks/text/text-pieces.ts";
import { isSigned } from "./entry-mark.ts";
import { parseFigure } from "./figure.ts";
import { parseLabelLine, startsWithTime } from "./label-line.ts";

/** A line of a paragraph; `isEntry` if it is a list item without a bullet. */
export interface ParagraphLine {
  text: string;
  isEntry: boolean;
}

/**
 * Finds list items in paragraphs: lines that start with emoji, check marks, `+` and `-`, labels or times, and rows of a
 * table. Lists the lines of each piece.
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
  if (isInRun || lines.every(isSigned)) return all(true);
  if (lines.length < 2) return all(false);
  if (areProsAndCons(lines) && lines.every((line) => /^[+−-]\s/.test(line))) return all(true);
  for (const isEntry of [isEmojiLine, isTableRow]) {
    const marked = lines.map(isEntry);
    const runs = marked.map((is, at) => is && (marked[at - 1] === true || marked[at + 1] === true));
    if (runs.includes(true)) {
      return lines.map((text, at) => ({ text, isEntry: runs[at] === true }));
    }
  }
  const hasIntro = lines.length > 2 && /[:：]$/.test(lines[0] ?? "");
  const rest = hasIntro ? lines.slice(1) : lines;
  if (!areLabelled(rest)) return all(false);
  return lines.map((text, at) => ({ text, isEntry: !hasIntro || at > 0 }));
}

const isEmojiLine = (line: string) => startsWithEmoji.test(line) && /[\p{L}\p{N}]/u.test(line);

const isTableRow = (line: string) => /^\|.*\|$|\S \| \S/.test(line);

/** Whether a line is a figure to compare, such as `3x faster`; lines over 60 UTF-16 code units are sentences. */
function isFigureLine(line: string): boolean {
  const figure = line.length <= 60 ? parseFigure(line) : null;
  return figure !== null && figure.unit !== "" && /^\s*\p{L}/u.test(line.slice(figure.text.length));
}

/** The most words of a label; sentences with a colon have more. */
const maxLabelWords = 4;

/** Whether every line has a label, time or figure. False for dialogues, and for digits that only identify. */
function areLabelled(lines: readonly string[]): boolean {
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

/** Labels of the speakers in an interview. */
const questionAndAnswer = /^[QAFRPVD质問答سج]$/u;

/** Postcodes and telephone numbers. */
const isCode = (value: string) => /^(?:[+(]?\d[\d\s()/-]{4,}|0\d[\d\s/-]*)$/.test(value);

/** Returns a list item's text, without the outer bars of a table row. */
export function readEntryText(line: string): string {
  return /^\|.*\|$/.test(line) ? line.slice(1, -1).trim() : line;
}
