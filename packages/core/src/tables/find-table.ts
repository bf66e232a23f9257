import { separators, takeSeparatorLine } from "./separator.ts";
import { isBlankRow, walkRows, type TableRow } from "./walk-rows.ts";

/** A table within a text. Rows have numbers as in spreadsheets; blank rows are left out. */
export interface FoundTable {
  separator: string;
  before: string;
  rows: { number: number; cells: string[] }[];
  after: string;
}

/** A run of rows. `start` and `end` are indexes in the text, `size` is the number of cells. */
interface Run {
  separator: string;
  start: number;
  end: number;
  width: number;
  filled: number;
}

/** Finds the largest table of a text, with at least two rows and two columns. */
export function findTable(text: string): FoundTable | null {
  const { separator: named, rest } = takeSeparatorLine(text);
  const runs = (named === null ? separators : [named]).map((separator) => findRun(rest, separator));
  const best = runs.reduce((one, other) => (isBetter(other, one) ? other : one));
  if (best.filled < 2) return null;
  const { separator, start, end } = best;
  return {
    separator,
    before: rest.slice(0, start),
    rows: listRows(rest, best),
    after: rest.slice(end),
  };
}

const sizeOf = ({ width, filled }: Run) => width * filled;

/** If both read the same lines, the separator of more rows is better: `1,5;2,5` has a semicolon in its header, too. */
function isBetter(next: Run, best: Run): boolean {
  const isShared = next.start < best.end && best.start < next.end;
  return isShared ? next.filled > best.filled : sizeOf(next) > sizeOf(best);
}

function listRows(text: string, { separator, start, end }: Run) {
  const rows: FoundTable["rows"] = [];
  let number = 0;
  for (const row of walkRows(text, separator)) {
    number += 1;
    if (row.start >= end) break;
    if (row.start >= start && !isBlankRow(row)) rows.push({ number, cells: row.cells });
  }
  return rows;
}

/** Finds the largest run of rows with the same number of cells. */
function findRun(text: string, separator: string): Run {
  const none: Run = { separator, start: 0, end: 0, width: 0, filled: 0 };
  let best = none;
  let run = none;
  for (const row of walkRows(text, separator)) {
    if (continuesRun(row, run)) {
      if (isBlankRow(row)) continue;
      run = { ...run, end: row.end, filled: run.filled + 1 };
    } else {
      const { start, end, cells } = row;
      run = isBlankRow(row) ? none : { separator, start, end, width: cells.length, filled: 1 };
    }
    if (run.width > 1 && sizeOf(run) > sizeOf(best)) best = run;
  }
  return best;
}

/** Empty lines and short rows don't end a table, unless prose may look like it: lines with a comma or semicolon each. */
function continuesRun({ cells, start, end }: TableRow, { separator, width }: Run): boolean {
  if (cells.length === width) return true;
  if (width < (separator === "\t" ? 2 : 3)) return false;
  const isShort = separator !== "," && cells.length > 1 && cells.length < width;
  return start === end || (isShort && !cells.some(isRunningText));
}

/** Whether a cell has several sentences: a paragraph after the table that happens to have a separator. */
const isRunningText = (cell: string) => /\p{Ll}[.!?]\s+\p{Lu}/u.test(cell);
