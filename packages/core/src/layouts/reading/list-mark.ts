import { parseTextLines, parseTextPieces, readListMark } from "../../blocks/text/text-pieces.ts";
import { readEntryMark } from "./entry-mark.ts";
import { listParagraphLines } from "./list-lines.ts";
import type { EntryMark } from "./slide-reading.ts";

/** How each mark is typed in front of a list item's text. */
const writtenMarks = { neutral: "", check: "✓ ", cross: "✗ " } as const;

export type ListMark = keyof typeof writtenMarks;

/** A line that is a list item. It is split into the bullet (`prefix`) and the text after the bullet (`rest`). */
interface Point {
  /** The typed bullet, e.g. `- `. In an item without a bullet, `prefix` is the white space before the text. */
  prefix: string;
  hasBullet: boolean;
  rest: string;
}

/** Matches a check mark, cross or box after a bullet, even if no text follows. */
const signBehindBullet = /^(?:[✓✔☑✗✘✕☒☐]|\[[xX ]\])\s+/u;

/**
 * Returns the typed characters that are drawn as the item's mark, e.g. `- `, `- ✓ ` or `12) `; empty for other lines.
 */
export function readPointMark(line: string): string {
  const mark = readListMark(line);
  if (mark === "" || /\d/.test(mark)) return mark;
  // Whether an en dash starts a list item depends on the other lines, but this function sees only one line.
  if (/^\s*–/.test(mark)) return "";
  return mark + (signBehindBullet.exec(line.slice(mark.length))?.[0] ?? "");
}

/** Lists the marks of a text's bulleted items in order. Numbered lines are steps and have none. */
export function listEntryMarks(value: string): EntryMark[] {
  return readPoints(value).flatMap(({ point }) => (point ? [readEntryMark(point.rest).mark] : []));
}

/** Sets the mark of every bulleted item in a text. All other characters stay as typed. */
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

/** Lists a text's lines. `point` is the list item that starts on the line, or null. */
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
