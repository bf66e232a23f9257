import { serializeColumns } from "../../blocks/two-columns/columns.ts";
import { countWords } from "../../text/count-words.ts";
import { isJudged } from "../../layouts/reading/judged-heads.ts";
import { maxBars } from "../../layouts/reading/read-chart.ts";
import type { DraftBlock } from "./judged-text.ts";
import { countAll, maxHeader, maxWords, raiseFirst, widthOf } from "./draft-text.ts";
import type { NumberLanguage } from "../../numbers/number-language.ts";
import { nameColumns } from "./name-columns.ts";
import { createPoint, type DraftPoint } from "./point.ts";
import { isSeries, startsWithLatest, type TableRow } from "./table-rows.ts";

const maxLines = 6;
/** Maximum number of lines on a column's slide, where lines have few words. */
const maxRows = 10;
/** A comparison may have this many more words than other slides, so that no line of a short table is left out. */
const leeway = 6;
/** If a table's cells have at least this many words on average, they count as phrases instead of values. */
const phraseWords = 3;

/** Scores of slides made from tables. Comparisons suit carousels best, then columns. */
const comparisonScore = 2;
const columnScore = 1.4;
const rowScore = 0.4;
/** Added to the score of a row for each column in which the row has the highest number. */
const recordScore = 0.1;
/** Deducted from the score of each column except the best, so that more columns are used only if the draft is short. */
const furtherColumn = 0.7;
/**
 * Added to the score of a table's rows if its cells are phrases, because columns would separate phrases that belong
 * together.
 */
const phraseRow = 1;

interface Table {
  block: DraftBlock;
  columns: string[];
  rows: TableRow[];
}

/**
 * Makes a comparison if two columns are opposites. Otherwise, lists a slide for each column and a slide for each row.
 */
export function listTablePoints(
  block: DraftBlock,
  { mentions, language }: { mentions: (column: string) => number; language: NumberLanguage },
): DraftPoint[] {
  const table = readTable(block);
  const comparison = createComparison(table);
  if (comparison) return [comparison];
  const isPhrases = table.columns.length > 2 && hasPhrases(table);
  const all = table.columns
    .slice(1)
    .flatMap((_, index) => createColumn(table, index + 1, { mentions, language }) ?? []);
  const numbers = all.filter(({ items }) => /: [^:\n]*\p{Nd}[^:\n]*$/u.test(items[0]?.value ?? ""));
  // Columns of words, e.g. of places, say little next to columns of numbers.
  const columns = numbers.length > 0 ? numbers : all;
  const most = Math.max(...columns.map(({ score }) => score));
  const best = columns.findIndex(({ score }) => score === most);
  const rows = table.columns.length > 2 ? table.rows.flatMap((row) => createRow(table, row)) : [];

  return isPhrases && rows.length > 0
    ? rows.map((point) => ({ ...point, score: point.score + phraseRow }))
    : [
        ...columns.map((point, index) =>
          index === best ? point : { ...point, score: point.score - furtherColumn },
        ),
        ...rows,
      ];
}

/**
 * Lists a slide for each row of a table; none if it is a comparison, has only two columns or, unless `anySeries`, its
 * rows are times.
 */
export function listRowPoints(
  block: DraftBlock,
  { anySeries }: { anySeries: boolean },
): DraftPoint[] {
  const table = readTable(block);
  if (createComparison(table) || table.columns.length < 3) return [];
  if (!anySeries && isSeries(table.rows)) return [];
  const points = table.rows.flatMap((row) => createRow(table, row));
  return points.length === table.rows.length ? points : [];
}

/**
 * Reads a table. If the table has no column names, a first row with opposites such as `Before` and `After` names the
 * columns.
 */
function readTable(block: DraftBlock): Table {
  const rows = block.passages.flatMap(({ cells = [], id }, index) => {
    const sentence = block.sentences[index];
    return sentence ? [{ cells: cells.map((cell) => cell.trim()), passage: id, sentence }] : [];
  });
  const named = (block.passages[0]?.columns ?? []).map((name) => name.trim());
  if (named.some((name) => name !== "")) return { block, columns: named, rows };
  const [first, ...others] = rows;
  const columns = first?.cells ?? [];
  return findOpposites(columns) > 0
    ? { block, columns, rows: others }
    : { block, columns: columns.map(() => ""), rows };
}

/** Returns the index of the second of two opposite columns, e.g. of `After` next to `Before`; 0 if there are none. */
const findOpposites = (columns: readonly string[]) =>
  Math.max(
    0,
    columns.findIndex((name, index) => index > 0 && isJudged(columns[index - 1] ?? "", name)),
  );

/** Makes a comparison of a table's two opposite columns, or of two columns of phrases; null for other tables. */
function createComparison(table: Table): DraftPoint | null {
  const { columns, block } = table;
  const isPair = columns.length === 2 && columns.every(Boolean) && hasPhrases(table);
  const right = isPair ? 1 : findOpposites(columns);
  if (right === 0) return null;
  const heads = [columns[right - 1] ?? "", columns[right] ?? ""] as const;
  const lines = table.rows.flatMap(({ cells, ...row }) => {
    const label = right > 1 && cells[0] ? `${cells[0]}: ` : "";
    const [one = "", other = ""] = [cells[right - 1], cells[right]];
    return one && other ? [{ ...row, one: label + one, other: label + other }] : [];
  });
  const kept = takeWhole(lines, countAll(heads) - leeway, ({ one, other }) =>
    countAll([one, other]),
  );
  if (kept.length === 0) return null;
  const heading = headingOf(block);
  const point = createPoint({
    header: heading?.text ?? "",
    body: [...heads, ...kept.flatMap(({ one, other }) => [one, other])],
    sentences: kept.map(({ sentence }) => sentence),
    block,
    score: comparisonScore,
    heading: [...(heading ? [heading.passage] : []), ...kept.map(({ passage }) => passage)],
  });
  const value = serializeColumns({
    leftColumn: [heads[0], ...kept.map(({ one }) => one)],
    rightColumn: [heads[1], ...kept.map(({ other }) => other)],
  });
  return { ...point, items: [{ type: "two-columns", value }] };
}

/** Returns the leading lines that fit on a slide. */
function takeWhole<Line>(
  lines: readonly Line[],
  used: number,
  count: (line: Line) => number,
  most = maxLines,
): Line[] {
  let words = used;
  const end = lines.findIndex((line, index) => {
    words += count(line);
    return index >= most || words > maxWords;
  });
  return lines.slice(0, end < 0 ? lines.length : end);
}

function headingOf({ section: { heading } }: DraftBlock): { text: string; passage: string } | null {
  return heading && widthOf(heading.text) <= maxHeader
    ? { ...heading, text: raiseFirst(heading.text.replace(/(?<!\s)\s*[:：]$/u, "")) }
    : null;
}

/** Whether a table's cells, without the numbers, are mostly phrases of several words. */
function hasPhrases({ rows }: Table): boolean {
  const cells = rows.flatMap(({ cells: all }) => all).filter((cell) => !isAmount(cell));
  const words = cells.reduce((sum, cell) => sum + countWords(cell), 0);
  return cells.length > rows.length && words / cells.length >= phraseWords;
}

const isAmount = (cell: string) => /^\D{0,4}\d[\d\s.,:]*\D{0,6}$/u.test(cell);

const writeRow = ({ cells }: TableRow, index: number) => `${cells[0]}: ${cells[index]}`;

/**
 * Chooses the rows of a column's slide. If not all rows fit, prefers the latest rows of a time series, or else the
 * first rows.
 */
function chooseRows(rows: readonly TableRow[], index: number): TableRow[] {
  const filled = rows.filter(({ cells }) => cells[0] && cells[index]);
  const fitting = takeWhole(filled, 0, (row) => countWords(writeRow(row, index)), maxRows);
  // Keeps more rows than a chart may have. Otherwise, a slide with some of the rows could become a chart that lacks the
  // highest value.
  const count = Math.max(fitting.length, maxBars + 1);
  return isSeries(rows) && !startsWithLatest(rows) ? filled.slice(-count) : filled.slice(0, count);
}

/** Makes a slide of a column: each line has the row's first cell and the column's cell, e.g. `Berlin: 12`. */
function createColumn(
  { block, columns, rows }: Table,
  index: number,
  { mentions, language }: { mentions: (column: string) => number; language: NumberLanguage },
): DraftPoint | null {
  const name = columns[index] ?? "";
  const heading = headingOf(block);
  const named = nameColumns([columns[0] ?? "", name], language);
  const header = (columns.length === 2 && heading?.text) || named;
  const shown = chooseRows(rows, index);
  const lines = shown.map((row) => writeRow(row, index));
  if (lines.length < 2 || widthOf(header) > maxHeader) return null;
  // If other columns have numbers, a column of words gets no slide. The slides of rows show the words next to the
  // numbers.
  const hasDigits = (column: number) =>
    rows.some(({ cells }) => /\p{Nd}/u.test(cells[column] ?? ""));
  if (!hasDigits(index) && columns.some((_, other) => other > 0 && hasDigits(other))) return null;
  return createPoint({
    header: raiseFirst(header),
    body: [lines.join("\n")],
    sentences: shown.map(({ sentence }) => sentence),
    block,
    score: columnScore + mentions(name) + rateChange(lines),
    heading: [
      ...(heading && header === heading.text ? [heading.passage] : []),
      ...shown.map(({ passage }) => passage),
    ],
  });
}

const amountOf = ({ cells }: TableRow, index: number) =>
  /^\d+(?:\.\d+)?$/.test(cells[index] ?? "") ? Number(cells[index]) : -Infinity;

/** Makes a slide of a row: its first cell, and lines with a column's name and the row's cell. */
function createRow({ block, columns, rows }: Table, row: TableRow) {
  const { cells, sentence, passage } = row;
  const [header = ""] = cells;
  const records = columns.filter((_, index) => {
    const amount = amountOf(row, index);
    return amount >= 0 && rows.every((other) => other === row || amountOf(other, index) < amount);
  });
  const filled = columns.flatMap((name, index) => {
    const cell = cells[index] ?? "";
    return index === 0 || cell === "" ? [] : [name === "" ? cell : `${name}: ${cell}`];
  });
  const lines = takeWhole(filled, countWords(header), countWords);
  if (header === "" || lines.length < 2 || widthOf(header) > maxHeader) return [];
  return [
    createPoint({
      header: raiseFirst(header),
      body: [lines.map((line) => `- ${raiseFirst(line)}`).join("\n")],
      sentences: [sentence],
      block,
      score: rowScore + records.length * recordScore,
      heading: [passage],
    }),
  ];
}

/** Returns a column's bonus, from 0 to 0.6. It grows with the change from the column's first number to its last. */
function rateChange(lines: readonly string[]): number {
  const [first = NaN, last = NaN] = [lines[0], lines.at(-1)].map((line = "") =>
    Number(/: (\d+(?:\.\d+)?)$/.exec(line)?.[1] ?? NaN),
  );
  const change = Math.abs(Math.log(last / first));
  return Number.isFinite(change) ? Math.min(0.6, change / 2) : 0;
}
