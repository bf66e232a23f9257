import { countNoun } from "../text/count-noun.ts";
import { chooseSeparator, takeSeparatorLine } from "./separator.ts";
import { isBlankRow, walkRows } from "./walk-rows.ts";

/** Limits: number of columns, and number of rows times columns. */
const mostColumns = 1000;
const mostCells = 200_000;

/** Maximum number of lines above the column names, such as a title or comment. */
const mostLinesAbove = 10;

/** A row with content, with its number as in spreadsheets. Its cells are trimmed. */
export interface NumberedRow {
  number: number;
  cells: string[];
}

/** A table's column names and rows, or an error. */
export type NamedTable =
  | { ok: true; names: string[]; rows: NumberedRow[] }
  | { ok: false; message: string };

/** Reads a table with column names. If the first row has no known name, the names may be in a later row. */
export function readNamedTable(
  text: string,
  isKnown: (names: readonly string[]) => boolean,
): NamedTable {
  const { rest, separator, skipped } = findNames(text, isKnown);
  const rows: NumberedRow[] = [];
  let number = skipped;
  let columns = 0;
  let taken = 0;
  for (const row of walkRows(rest, separator)) {
    number += 1;
    columns = Math.max(columns, row.cells.length);
    // Rows beyond the limits are counted for the error message, but not kept.
    if (columns > mostColumns || isBlankRow(row)) continue;
    if (++taken * columns > mostCells) continue;
    rows.push({ number, cells: row.cells.map((cell) => cell.trim()) });
  }
  if (columns > mostColumns) {
    const message = `This CSV has ${countNoun(columns, "column")}. The limit is ${mostColumns.toLocaleString("en")}.`;
    return { ok: false, message };
  }
  if (taken * columns > mostCells) {
    const size = `${countNoun(taken, "row")} of ${countNoun(columns, "column")}`;
    const message = `This file has ${size}. A file can have up to ${mostCells.toLocaleString("en")} cells. Split it into several files.`;
    return { ok: false, message };
  }
  return { ok: true, names: rows.shift()?.cells ?? [], rows };
}

const lineEnd = /\r\n|\r|\n/g;

function findNames(text: string, isKnown: (names: readonly string[]) => boolean) {
  const { separator: named, rest: plain } = takeSeparatorLine(text);
  const read = (rest: string, skipped: number) => {
    const separator = named ?? chooseSeparator(rest);
    const [row] = walkRows(rest, separator);
    return { rest, skipped, separator, names: row?.cells ?? [] };
  };
  const first = read(plain, 0);
  let table = first;
  for (const { index, 0: end } of plain.matchAll(lineEnd)) {
    const isBlank = table.names.every((name) => name.trim() === "");
    if ((!isBlank && isKnown(table.names)) || table.skipped === mostLinesAbove) break;
    table = read(plain.slice(index + end.length), table.skipped + 1);
  }
  return isKnown(table.names) ? table : first;
}
