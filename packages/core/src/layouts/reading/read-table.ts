import { startsWithDayPeriod } from "../../numbers/dates/months.ts";
import { isSeparatorRow, maxSlideColumns, splitBarRow } from "../../tables/bar-rows.ts";
import { parseFigure } from "../../numbers/figure.ts";
import { areLabelled } from "./list-lines.ts";
import { parseLabelLine } from "./label-line.ts";
import { isLitCell, listEntries, partWords, type RowBlock, type RowLines } from "./row-lines.ts";
import type { ReadBlock, TableRow } from "./slide-reading.ts";

/** Longest label and value of a table made of lines such as `Sat: 6 – 14`, UTF-16 code units. */
const maxPart = { label: 28, value: 36 } as const;
/** Longest value of a bulleted line in a table; a longer one explains its label. */
const maxBulleted = 16;

/** Splits a line of a Markdown or pasted table into cells; null for other lines. */
function splitCells(line: string): string[] | null {
  const mark = line.includes(" | ") ? "|" : "\t";
  const cells = splitBarRow(line) ?? line.split(mark).map((cell) => cell.trim());
  return cells.length > 1 && cells.length <= maxSlideColumns ? cells : null;
}

/** Reads neighbouring lines with the same number of cells as a table, and other lines as paragraphs. */
export function readTable({ typed: lines, ref }: RowLines): ReadBlock[] | null {
  const cells = lines.map((line) => splitCells(line));
  const start = cells.findIndex((row, at) => row && row.length === cells[at + 1]?.length);
  const width = cells[start]?.length;
  if (start < 0) return null;
  const after = cells.findIndex((row, at) => at > start && row?.length !== width);
  const end = after < 0 ? lines.length : after;
  const block = buildTable(
    cells.slice(start, end).flatMap((row) => (row ? [row] : [])),
    { ref },
  );
  if (!block) return null;
  const others = [lines.slice(0, start), lines.slice(end)].map((part) => part.join("\n"));
  const [before = [], behind = []] = others.map((text): ReadBlock[] =>
    text === "" ? [] : [{ kind: "paragraph", words: { text, ref } }],
  );
  return [...before, block, ...behind];
}

function buildTable(
  typed: readonly string[][],
  { ref }: Pick<RowLines, "ref">,
): Extract<RowBlock, { kind: "table" }> | null {
  const rows = typed.filter((row) => !isSeparatorRow(row));
  const [first = [], ...others] = rows;
  if (rows.length < 2) return null;
  const hasHead = isSeparatorRow(typed[1] ?? [""]) || isHead(first, others);
  const words = (row: readonly string[]) => row.map((cell) => partWords(cell, ref));
  const litColumn = hasHead ? first.findIndex((cell, column) => column > 0 && isLitCell(cell)) : -1;
  const body = (hasHead ? others : rows).map((row): TableRow => ({
    cells: words(row),
    isLit: isLitCell(row[0] ?? ""),
  }));
  const lines = rows.map((row) => row.filter((cell) => cell !== "").join(" | "));
  return {
    kind: "table",
    head: hasHead && first.some((cell) => cell !== "") ? words(first) : null,
    rows: body,
    litColumn: litColumn < 0 ? null : litColumn,
    entries: listEntries(lines, ref),
  };
}

/** Whether a first row names columns: its first cell is empty, or it has no number over columns of numbers. */
function isHead(first: readonly string[], rows: readonly string[][]): boolean {
  if (first[0] === "") return true;
  const isNumber = (cell = "") => /^\P{L}{0,4}\p{Nd}/u.test(cell);
  return (
    rows.length > 1 &&
    !first.some(isNumber) &&
    rows.every((row) => row.some((cell, column) => column > 0 && isNumber(cell)))
  );
}

/** Reads lines with a short label and a short value as a table with two columns. */
export function readLabelTable({
  lines,
  isLit,
  ref,
  isBulleted,
  wanted,
}: RowLines): RowBlock | null {
  const read = lines.map(parseLabelLine);
  const parts = read.flatMap((line) => (line ? [line] : []));
  if (parts.length < lines.length || parts.length < 2) return null;
  if (wanted !== "table") {
    if (!areLabelled(lines)) return null;
    const [labels, values] = [parts.map(({ label }) => label), parts.map(({ value }) => value)];
    const most = isBulleted ? maxBulleted : maxPart.value;
    if (labels.some((label) => label.length > maxPart.label)) return null;
    // `Phase 1` and `Phase 2` are points in order.
    if (labels.every((label) => /\p{L}\s?\p{Nd}{1,2}$/u.test(label))) return null;
    if (values.some((value) => value.length > most)) return null;
    if (isBulleted && !values.every((value) => parseFigure(value))) return null;
    if (parts.length === 2 && !values.every(isScoreOrHours)) return null;
  }
  return {
    kind: "table",
    head: null,
    rows: parts.map(({ label, value }, index) => ({
      cells: [partWords(label, ref), partWords(value, ref)],
      isLit: isLit[index] === true,
    })),
    litColumn: null,
    entries: listEntries(lines, ref),
  };
}

const isScoreOrHours = (value: string) => /^\p{Nd}{1,3}$/u.test(value) || isHours(value);

const hours =
  /^\p{Nd}{1,2}(?:[:.h]\p{Nd}{2})?\s?(?:[ap]\.?m\.?|h|Uhr|時|$)?\s?(?:(?:[-–—〜~]|to|bis|à|a)\s?\p{Nd}{1,2}|$)/iu;

/** Whether a value is a time or a range of times: `7–18`, `9 am to 5 pm`, `9 Uhr`, `10 صباحًا`. */
export function isHours(value: string): boolean {
  const amount = /^\p{Nd}{1,2}\s/u.exec(value)?.[0];
  return (
    hours.test(value) || (amount !== undefined && startsWithDayPeriod(value.slice(amount.length)))
  );
}
