/** A row of a table. `start` and `end` are indexes in the text, without the line end. */
export interface TableRow {
  cells: string[];
  start: number;
  end: number;
}

/**
 * Splits a text into rows and cells, in linear time. A cell may be quoted as in RFC 4180, with blanks around the quotes.
 * A quotation mark that isn't closed, or that is closed before the end of its cell, is read as typed.
 */
export function* walkRows(text: string, separator: string): Generator<TableRow> {
  // Long cells are scanned several times as fast as character by character.
  const plainCell = new RegExp(
    String.raw`[^\u${separator.charCodeAt(0).toString(16).padStart(4, "0")}\r\n]*`,
    "y",
  );
  let start = 0;
  while (start < text.length) {
    const cells: string[] = [];
    let end = start - 1;
    do {
      const cell = readCell(text, end + 1, separator, plainCell);
      cells.push(cell.value);
      end = cell.end;
    } while (text[end] === separator);
    yield { cells, start, end };
    start = end + (text.startsWith("\r\n", end) ? 2 : 1);
  }
}

export const isBlankRow = ({ cells }: Pick<TableRow, "cells">): boolean =>
  cells.every((cell) => cell.trim() === "");

interface Cell {
  value: string;
  end: number;
}

function readCell(text: string, start: number, separator: string, plain: RegExp): Cell {
  const quoted = readQuoted(text, start, separator);
  if (quoted) return quoted;
  if (endsCell(text[start], separator)) return { value: "", end: start };
  plain.lastIndex = start;
  plain.test(text);
  return { value: text.slice(start, plain.lastIndex), end: plain.lastIndex };
}

const endsCell = (unit: string | undefined, separator: string) =>
  unit === undefined || unit === separator || unit === "\n" || unit === "\r";

function readQuoted(text: string, start: number, separator: string): Cell | null {
  const open = skipBlanks(text, start, separator);
  if (text[open] !== '"') return null;
  let close = text.indexOf('"', open + 1);
  while (close !== -1 && text[close + 1] === '"') {
    close += 2;
    if (text[close] !== '"') close = text.indexOf('"', close);
  }
  if (close === -1) return null;
  const end = skipBlanks(text, close + 1, separator);
  if (!endsCell(text[end], separator)) return null;
  return { value: text.slice(open + 1, close).replaceAll('""', '"'), end };
}

function skipBlanks(text: string, start: number, separator: string): number {
  let at = start;
  while (text[at] !== separator && (text[at] === " " || text[at] === "\t")) at += 1;
  return at;
}
