import type { NewPassage, Reading } from "@slideloom/core/sources";

export interface TableRow {
  cells: string[];
  /** Whether the file marks the row as column names. */
  isHeader: boolean;
}

/** Adds each row of a table as a passage. If the first row is a header, it names the columns. */
export function addTableRows(
  sink: Pick<Reading, "addRow">,
  all: readonly TableRow[],
  place: NewPassage["place"] = {},
): void {
  const rows = all.filter(({ cells }) => cells.some((cell) => cell !== ""));
  const [first, ...others] = rows;
  if (!first) return;
  const columns = first.isHeader || namesNumbers(first.cells, others) ? first.cells : null;
  for (const [index, { cells }] of (columns ? others : rows).entries()) {
    sink.addRow(columns ?? [], cells, { ...place, row: index + 1 });
  }
}

/** Returns true if the first row has no digits but every other row does, so the first row names columns. */
const namesNumbers = (first: readonly string[], others: readonly TableRow[]) =>
  !first.some((cell) => /\d/.test(cell)) &&
  others.length > 0 &&
  others.every(({ cells }) => cells.some((cell) => /\d/.test(cell)));
