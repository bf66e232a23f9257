import { parseTextLines, parseTextPieces, readListMark } from "../../blocks/text/text-pieces.ts";
import { readEntryMark } from "./entry-mark.ts";
import { listParagraphLines } from "./list-lines.ts";
import type { EntryMark } from "./slide-reading.ts";

/** Marks that can be set on all items of a list, as typed. */
const writtenMarks = { neutral: "", check: "✓ ", cross: "✗ " } as const;

export type ListMark = keyof typeof writtenMarks;

/** A list item in a text: its prefix before the mark, and its text. */
interface Point {
  /** `- `, or the indentation of a line that is a list item only by its sign. */
  prefix: string;
  hasBullet: boolean;
  rest: string;
}

/** A sign after a bullet, also in an empty list item. */
const signBehindBullet = /^(?:[✓✔☑✗✘✕☒☐]|\[[xX ]\])\s+/u;

/** The typed prefix that is drawn as a list item's mark: `- `, `- ✓ `, `12) `; empty for other lines. */
export function readPointMark(line: string): string {
  const mark = readListMark(line);
  if (mark === "" || /\d/.test(mark)) return mark;
  // An en dash is a bullet only next to other list items.
  if (/^\s*–/.test(mark)) return "";
  return mark + (signBehindBullet.exec(line.slice(mark.length))?.[0] ?? "");
}

/** Lists the marks of a text's list items, in order. Numbered lines are steps, not list items. */
export function listEntryMarks(value: string): EntryMark[] {
  return readPoints(value).flatMap(({ point }) => (point ? [readEntryMark(point.rest).mark] : []));
}

/** Sets the mark of every list item in a text; the rest stays as typed. */
export function withListMark(value: string, mark: ListMark): string {
  return readPoints(value)
    .map(({ line, point }) => {
      if (!point) return line;
      const { text } = readEntryMark(point.rest);
      const bullet = mark === "neutral" && !point.hasBullet ? "- " : "";
      return point.prefix + bullet + writtenMarks[mark] + text;
    })
    .join("\n");
}

/** A text's lines, each with the list item that starts on it. */
function readPoints(value: string): { line: string; point: Point | null }[] {
  const pieces = parseTextPieces(value);
  const entries = listParagraphLines(pieces);
  const lines = value.split(/\r\n|\r|\n/);
  const places = parseTextLines(value);
  let start = 0;
  return places.map(({ piece }, index) => {
    const line = lines[index] ?? "";
    if (piece === null) return { line, point: null };
    if (piece !== places[index - 1]?.piece) start = index;
    const bullet = readListMark(line);
    if (pieces[piece]?.kind === "bullet" && bullet !== "") {
      return { line, point: { prefix: bullet, hasBullet: true, rest: line.slice(bullet.length) } };
    }
    if (!entries[piece]?.[index - start]?.isEntry) return { line, point: null };
    const prefix = /^\s*/.exec(line)?.[0] ?? "";
    return { line, point: { prefix, hasBullet: false, rest: line.slice(prefix.length) } };
  });
}
