import { parseTextLines, parseTextPieces, readListMark } from "../../blocks/text/text-pieces.ts";
import { isSigned, readEntryMark } from "./entry-mark.ts";
import type { EntryMark } from "./slide-reading.ts";

/** The marks that all points of a list can be given, and how each is written. */
const writtenMarks = { neutral: "", check: "✓ ", cross: "✗ " } as const;

export type ListMark = keyof typeof writtenMarks;

/** A line of a text that is a point of a list: what stands before its mark, and the rest of it. */
interface Point {
  /** `- `, or the indentation of a line whose sign is all that makes it a point. */
  prefix: string;
  hasBullet: boolean;
  rest: string;
}

/** A sign behind a bullet, also of a point that has no words yet. */
const signBehindBullet = /^(?:[✓✔☑✗✘✕☒☐]|\[[xX ]\])\s+/u;

/** What is typed before the words of a list item and drawn as its mark: `- `, `- ✓ `, `12) `; empty for any other line. */
export function readPointMark(line: string): string {
  const mark = readListMark(line);
  if (mark === "" || /\d/.test(mark)) return mark;
  // A dash is a bullet beside others only.
  if (/^\s*–/.test(mark)) return "";
  return mark + (signBehindBullet.exec(line.slice(mark.length))?.[0] ?? "");
}

/** The marks of a text's points, in order; empty where it has none. Numbered lines are steps and no points. */
export function listEntryMarks(value: string): EntryMark[] {
  return readPoints(value).flatMap(({ point }) => (point ? [readEntryMark(point.rest).mark] : []));
}

/** The text with that mark at every point; all else stays as typed. */
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

/** The lines of a text, each with the point that begins in it. */
function readPoints(value: string): { line: string; point: Point | null }[] {
  const pieces = parseTextPieces(value);
  const lines = value.split(/\r\n|\r|\n/);
  return parseTextLines(value).map(({ piece }, index) => {
    const line = lines[index] ?? "";
    const of = piece === null ? undefined : pieces[piece];
    const bullet = readListMark(line);
    if (of?.kind === "bullet" && bullet !== "") {
      return { line, point: { prefix: bullet, hasBullet: true, rest: line.slice(bullet.length) } };
    }
    const isList =
      of?.kind === "paragraph" && of.text.split("\n").every((each) => isSigned(each.trim()));
    if (!isList) return { line, point: null };
    const prefix = /^\s*/.exec(line)?.[0] ?? "";
    return { line, point: { prefix, hasBullet: false, rest: line.slice(prefix.length) } };
  });
}
