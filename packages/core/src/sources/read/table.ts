import { dsvFormat } from "d3-dsv";
import type { ReadSource } from "../source.ts";
import { addPlain } from "./plain.ts";
import type { ReadOptions } from "./read-options.ts";
import { Reading } from "./reading.ts";

const delimiters = [",", ";", "\t", "|"] as const;
/** Maximum number of lines in a quoted cell. */
const maxCellLines = 50;
const separatorLine = /^\s*"?sep=([^\r\n])"?[ ,;\t]*$/i;
/** Minimum number of rows for reading a pasted text as a table. */
const minRows = 3;

/** The table within a text: `start` and `end` are indexes in `records`. */
interface FoundTable {
  delimiter: string;
  records: string[];
  start: number;
  end: number;
}

/** Whether a pasted text is mostly a table. */
export function isTable(text: string): boolean {
  const table = findTable(text.slice(0, 40_000));
  if (!table || table.end - table.start < minRows) return false;
  const rows = table.records.slice(table.start, table.end);
  const filled = table.records.filter((record) => record.trim() !== "").length;
  const cells = dsvFormat(table.delimiter).parseRows(rows.slice(0, 20).join("\n")).flat();
  const average = cells.reduce((sum, { length }) => sum + length, 0) / cells.length;
  const prose = rows.filter((row) => /[.!?…]["'”’»]?\s*$/u.test(row)).length;
  if (table.delimiter === "," && prose > rows.length / 2) return false;
  return average < 40 && (table.delimiter !== "," || rows.length >= filled / 2);
}

/** Reads CSV or TSV with one passage per row. Text before and after the table is read as plain text. */
export function readTable(text: string, options: ReadOptions): ReadSource {
  const { language } = options;
  const reading = new Reading(options);
  const table = findTable(text);
  if (!table) {
    addPlain(text, reading);
    return reading.finish({ kind: "text", by: "plain text", language });
  }
  const { records, start, end, delimiter } = table;
  const before = records.slice(0, start).filter((record) => !separatorLine.test(record));
  addPlain(before.join("\n"), reading);
  const rows = dsvFormat(delimiter).parseRows(records.slice(start, end).join("\n"));
  const [first = []] = rows;
  const hasNames = isHeader(first, rows[1] ?? []);
  const columns = hasNames ? first : [];
  for (const [index, cells] of rows.entries()) {
    if (index === 0 && hasNames) continue;
    if (reading.isFull) break;
    reading.addRow(columns, cells, { row: start + index + 1 });
  }
  addPlain(records.slice(end).join("\n"), reading);
  const named = before.map((record) => record.trim()).find((record) => record !== "");
  const names = options.title ? "" : columns.filter((name) => name.trim() !== "").join(" · ");
  return reading.finish({
    kind: "table",
    by: delimiter === "\t" ? "TSV" : "CSV",
    title: named || names || undefined,
    language,
  });
}

const isNumber = (cell: string) => /^[\s\d.,:%€$£+-]*\d[\s\d.,:%€$£+-]*$/.test(cell);

/** Column names have at least one word, and no numbers except years. */
function isHeader(first: readonly string[], second: readonly string[]): boolean {
  const isYear = (cell: string) => /^(?:19|20)\d{2}$/.test(cell.trim());
  const isNamed = first.some((cell) => /\p{L}/u.test(cell));
  return isNamed && second.length > 0 && !first.some((cell) => isNumber(cell) && !isYear(cell));
}

function findTable(text: string): FoundTable | null {
  const records = listRecords(text.replace(/^\uFEFF/, ""));
  const marked = separatorLine.exec(records[0] ?? "")?.[1];
  const found = (marked ? [marked] : delimiters).map((delimiter) => findRun(records, delimiter));
  const [best] = found.toSorted((one, other) => other.cells - one.cells);
  return best && best.cells > 1 && best.end - best.start > 1 ? { records, ...best } : null;
}

/** Finds the longest run of at least two records with the same number of cells. */
function findRun(records: readonly string[], delimiter: string) {
  let best = { delimiter, start: 0, end: 0, cells: 0 };
  let start = 0;
  let width = 0;
  let filled = 0;
  for (const [index, record] of records.entries()) {
    if (record.trim() === "") {
      width = 0;
      continue;
    }
    const count = countCells(record, delimiter);
    if (count !== width) [start, width, filled] = [index, count, 0];
    filled += 1;
    if (width > 1 && filled * width > best.cells) {
      best = { delimiter, start, end: index + 1, cells: filled * width };
    }
  }
  return best;
}

function countCells(record: string, delimiter: string): number {
  let count = 1;
  let isQuoted = false;
  for (const letter of record) {
    if (letter === '"') isQuoted = !isQuoted;
    else if (letter === delimiter && !isQuoted) count += 1;
  }
  return count;
}

/** Splits a text into table records: lines, joined while a quoted cell is open. */
function listRecords(text: string): string[] {
  const lines = text.split(/\r\n|[\r\n]/);
  const records: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? "";
    const length = hasOpenQuote(line) ? findClosing(lines, at) : 1;
    records.push(length === 1 ? line : lines.slice(at, at + length).join("\n"));
    at += length - 1;
  }
  return records;
}

const hasOpenQuote = (line: string) => line.split('"').length % 2 === 0;

/** Returns how many lines the record at `at` has. If its quotation mark isn't closed, returns 1. */
function findClosing(lines: readonly string[], at: number): number {
  for (let length = 2; length <= maxCellLines && at + length <= lines.length; length += 1) {
    if (hasOpenQuote(lines[at + length - 1] ?? "")) return length;
  }
  return 1;
}
