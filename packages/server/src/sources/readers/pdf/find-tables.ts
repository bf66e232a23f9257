import type { TableRow } from "../text/table-rows.ts";
import type { LineCell } from "./join-pieces.ts";
import type { PdfLine } from "./page-lines.ts";

/** A table, and the page on which it begins. */
export interface PdfTable {
  rows: TableRow[];
  page: number;
}

/** Lines at the same height. */
interface Row {
  lines: PdfLine[];
  cells: LineCell[];
  top: number;
  size: number;
  page: number;
}

/** Baselines that differ by less than this multiple of the font size are at the same height. */
const sameHeight = 0.3;
/** Largest distance between rows, as a multiple of the font size. */
const maxDistance = 4;
/** Distance below which a row without its first cell continues the row above. */
const lineDistance = 1.4;
/** Cells are longer in columns of text, on average. */
const maxCellUnits = 40;
const maxColumns = 30;
const mark = /^(?:[•◦▪▫‣●○■□◆·∙–*-]|\(?\d{1,3}[.)]|\(?[a-z][.)])$/;

/** Splits lines into tables and the lines between them. Cells of a table stand below each other. */
export function findTables(lines: readonly PdfLine[]): (PdfLine | PdfTable)[] {
  const rows = listRows(lines);
  const found: (PdfLine | PdfTable)[] = [];
  for (let at = 0; at < rows.length;) {
    const run = takeRun(rows, at);
    if (run && isTable(run)) {
      found.push(toTable(run));
      at += run.length;
    } else {
      found.push(...(rows[at]?.lines ?? []));
      at += 1;
    }
  }
  return found;
}

function listRows(lines: readonly PdfLine[]): Row[] {
  const rows: Row[] = [];
  for (const line of lines) {
    const row = rows.at(-1);
    const isBeside =
      row?.page === line.page &&
      Math.abs(row.top - line.top) < line.size * sameHeight &&
      line.left > (row.cells.at(-1)?.right ?? 0);
    if (row && isBeside) {
      row.lines.push(line);
      row.cells.push(...line.cells);
    } else {
      const { top, size, page } = line;
      rows.push({ lines: [line], cells: [...line.cells], top, size, page });
    }
  }
  return rows;
}

/** Returns the rows from `start` whose cells stand below those of the first row. */
function takeRun(rows: readonly Row[], start: number): Row[] | null {
  const first = rows[start];
  const isWide = first && first.cells.length >= 2 && first.cells.length <= maxColumns;
  if (!isWide || mark.test(first.cells[0]?.text ?? "")) return null;
  const columns = first.cells.map(({ left, right }) => ({ left, right }));
  const run = [first];
  for (let last = first; ;) {
    const next = rows[start + run.length];
    const distance = next ? next.top - last.top : 0;
    const isNear = next?.page === last.page && distance > 0 && distance < maxDistance * next.size;
    if (!next || !isNear || next.cells.length > maxColumns) return run;
    const places = placeCells(next, columns);
    const continuesRow = next.cells.length < columns.length && distance < lineDistance * next.size;
    if (!places || (next.cells.length < 2 && !continuesRow)) return run;
    for (const [index, cell] of next.cells.entries()) {
      const column = columns[places[index] ?? 0];
      if (!column) continue;
      column.left = Math.min(column.left, cell.left);
      column.right = Math.max(column.right, cell.right);
    }
    run.push(next);
    last = next;
  }
}

/** Returns the column of each cell of a row. Null unless each cell stands below exactly one column. */
function placeCells(
  { cells }: Row,
  columns: readonly { left: number; right: number }[],
): number[] | null {
  const places = cells.map((cell) => {
    const under = columns.flatMap(({ left, right }, index) =>
      cell.left < right && cell.right > left ? [index] : [],
    );
    return under.length === 1 ? (under[0] ?? null) : null;
  });
  const isOwn = places.every(
    (place, index) => place !== null && !places.includes(place, index + 1),
  );
  return isOwn ? places.filter((place) => place !== null) : null;
}

function isTable(run: readonly Row[]): boolean {
  const [{ cells: first } = { cells: [] }] = run;
  const cells = run.flatMap((row) => row.cells);
  const average = cells.reduce((sum, { text }) => sum + text.length, 0) / cells.length;
  return average <= maxCellUnits && run.length >= (first.length > 2 ? 2 : 3);
}

function toTable(run: readonly Row[]): PdfTable {
  const [first] = run;
  const columns = (first?.cells ?? []).map(({ left, right }) => ({ left, right }));
  const rows: string[][] = [];
  let top = 0;
  for (const row of run) {
    const places = placeCells(row, columns) ?? row.cells.map((_, index) => index);
    const continuesRow = !places.includes(0) && row.top - top < lineDistance * row.size;
    const cells = continuesRow ? (rows.pop() ?? []) : columns.map(() => "");
    for (const [index, cell] of row.cells.entries()) {
      const place = places[index] ?? 0;
      cells[place] = [cells[place], cell.text].filter(Boolean).join(" ");
      const column = columns[place];
      if (!column) continue;
      column.left = Math.min(column.left, cell.left);
      column.right = Math.max(column.right, cell.right);
    }
    rows.push(cells);
    ({ top } = row);
  }
  return { rows: rows.map((cells) => ({ cells, isHeader: false })), page: first?.page ?? 1 };
}
