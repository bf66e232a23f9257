import { findTable } from "../../tables/find-table.ts";
import type { ReadSource } from "../source.ts";
import { addPlain } from "./plain.ts";
import type { ReadOptions } from "./read-options.ts";
import { Reading } from "./reading.ts";

/** Minimum number of rows for reading a pasted text as a table. */
const minRows = 3;

export function isTable(text: string): boolean {
  const table = findTable(text.slice(0, 40_000));
  if (!table || table.rows.length < minRows) return false;
  const { separator, rows, before, after } = table;
  const cells = rows.slice(0, 20).flatMap((row) => row.cells);
  const average = cells.reduce((sum, { length }) => sum + length, 0) / cells.length;
  if (average >= 40) return false;
  if (separator !== ",") return true;
  const prose = rows.filter((row) => /[.!?…]["'”’»]?\s*$/u.test(row.cells.at(-1) ?? "")).length;
  const others = `${before}\n${after}`.split("\n").filter((line) => line.trim() !== "").length;
  return prose <= rows.length / 2 && rows.length >= others;
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
  const { before, rows, after, separator } = table;
  addPlain(before, reading);
  const [first, second] = rows;
  const columns = first && second && isHeader(first.cells, second.cells) ? first.cells : [];
  for (const { number, cells } of rows) {
    if (cells === columns) continue;
    if (reading.isFull) break;
    reading.addRow(columns, cells, { row: number });
  }
  addPlain(after, reading);
  const named = before
    .split("\n")
    .map((line) => line.trim())
    .find((line) => line !== "");
  const names = options.title ? "" : columns.filter((name) => name.trim() !== "").join(" · ");
  return reading.finish({
    kind: "table",
    by: separator === "\t" ? "TSV" : "CSV",
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
