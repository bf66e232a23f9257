import { maxTargets } from "../publishing/publication-payload.ts";
import { readNamedTable, type NamedTable, type NumberedRow } from "../tables/named-table.ts";
import { hasKnownColumns, importTable } from "./csv.ts";
import type { ImportedPost, ImportResult } from "./imported.ts";
import {
  findScheduleColumns,
  hasScheduleColumns,
  readCell,
  type ScheduleColumn,
  type ScheduleColumns,
} from "./schedule-columns.ts";
import { ScheduleTimes } from "./schedule-times.ts";

const mostPosts = 500;

/** A target as written in a CSV: `bluesky`, or `bluesky:ana.test` if several accounts are connected. */
export interface NetworkName {
  network: string;
  account: string | null;
}

/** A post of a CSV with its time and its accounts. Blank cells become empty fields. */
export interface ScheduledPost extends Pick<ImportedPost, "post" | "mediaUrls"> {
  /** Row number as in spreadsheets. */
  row: number;
  /** Title, id or URL of the saved carousel to publish; empty if the row has its own slides. */
  carousel: string;
  /**
   * A local time such as `2026-12-01T09:00`, or an RFC 3339 time. If the cell can't be parsed, this is the cell's text.
   */
  publishAt: string;
  /** Whether the post uses the next free posting time. An explicit time takes precedence. */
  isQueued: boolean;
  timeZone: string;
  networks: NetworkName[];
  caption: string;
  firstComment: string;
  /** Messages about ignored parts of the row. */
  notes: string[];
  /** Messages about a time that can't be parsed. */
  problems: string[];
}

/**
 * The posts of a CSV, or an error message if there are none. `unreadable` has messages about rows that can't be
 * imported.
 */
export type ScheduleImport =
  | { ok: true; posts: ScheduledPost[]; unreadable: string[] }
  | { ok: false; message: string };

/**
 * Imports posts with times and accounts from a CSV. If each row is a slide and there is no column for the post's name,
 * another time or account starts a new post.
 */
export function importSchedule(text: string): ScheduleImport {
  const table = readNamedTable(text, hasScheduleColumns);
  if (!table.ok) return table;
  const columns = findScheduleColumns(table.names);
  const message = findLongList(table.rows, columns.networks);
  if (message !== null) return { ok: false, message };
  const times = new ScheduleTimes(columns, table.rows);
  const isSaved = ({ cells }: NumberedRow) => readCell(cells, columns.carousel) !== "";
  const saved = table.rows.filter(isSaved).map(readSavedRow(columns));
  const written = { ...table, rows: table.rows.filter((row) => !isSaved(row)) };
  const result = importWritten(written, { times, columns, isOptional: saved.length > 0 });
  if (!result.ok) return result;
  const cellsOf = new Map(table.rows.map(({ number, cells }) => [number, cells]));
  const posts = [...result.posts, ...saved].map(({ row = 0, ...imported }): ScheduledPost => {
    const cells = cellsOf.get(row) ?? [];
    const { publishAt, isQueued, problems } = times.read(cells);
    const caption = readCell(cells, columns.caption);
    const { title, hashtags, content } = imported.post;
    return {
      row,
      carousel: readCell(cells, columns.carousel),
      post: { title, ...(hashtags && { hashtags }), ...(caption && { caption }), content },
      mediaUrls: imported.mediaUrls,
      publishAt,
      isQueued: isQueued || /^(1|x|y|yes|true|queue)$/i.test(readCell(cells, columns.queue)),
      problems,
      timeZone: readCell(cells, columns.timeZone),
      networks: readNetworks(readCell(cells, columns.networks)),
      caption,
      firstComment: readCell(cells, columns.firstComment),
      notes: imported.notes.map(({ message }) => message),
    };
  });
  if (posts.length > mostPosts) return { ok: false, message: tooManyPosts };
  const unreadable = result.unreadable ?? [];
  return { ok: true, posts: posts.toSorted((one, other) => one.row - other.row), unreadable };
}

const tooManyPosts = `This file has too many posts. A file can have up to ${mostPosts}.`;

/** A row that names a saved carousel has no slides of its own. */
const readSavedRow =
  ({ carousel }: ScheduleColumns) =>
  ({ number, cells }: NumberedRow): ImportedPost => ({
    row: number,
    post: { title: readCell(cells, carousel), content: [] },
    mediaUrls: {},
    notes: [],
  });

interface WrittenOptions {
  times: ScheduleTimes;
  columns: ScheduleColumns;
  /** Whether the table may have no posts of its own, because other rows name saved carousels. */
  isOptional: boolean;
}

/** Imports the rows that have their own slides. */
function importWritten(
  table: Extract<NamedTable, { ok: true }>,
  { times, columns, isOptional }: WrittenOptions,
): ImportResult {
  if (!isOptional) return importPosts(table, times, columns);
  if (hasKnownColumns(table.names)) {
    const result = importPosts(table, times, columns);
    // The only failure of a table without any other row: it has no rows.
    return result.ok || table.rows.length > 0 ? result : { ok: true, posts: [] };
  }
  const skipped = table.rows.map(
    ({ number }) => `Row ${number} names no carousel, so it's skipped.`,
  );
  return { ok: true, posts: [], unreadable: skipped };
}

function importPosts(
  { names, rows }: Extract<NamedTable, { ok: true }>,
  times: ScheduleTimes,
  { isSlideRows, ...columns }: ScheduleColumns,
): ImportResult {
  const readElsewhere = Object.values(columns).flatMap((column) => column?.index ?? []);
  const readKeys = (cells: readonly string[]) => [
    times.readTyped(cells),
    readCell(cells, columns.networks),
  ];
  const groups = isSlideRows ? groupByTime(rows, readKeys) : [rows];
  if (groups.length < 2)
    return importTable({ ok: true, names, rows }, { mostPosts, readElsewhere });
  if (groups.length > mostPosts) {
    return { ok: false, message: tooManyPosts };
  }
  const posts: ImportedPost[] = [];
  for (const group of groups) {
    const result = importTable({ ok: true, names, rows: group }, { readElsewhere });
    if (!result.ok) return result;
    posts.push(...result.posts);
  }
  return { ok: true, posts };
}

/** Groups rows into posts. A row starts a new post if it names another time or other accounts. */
function groupByTime(
  rows: readonly NumberedRow[],
  readKeys: (cells: readonly string[]) => string[],
): NumberedRow[][] {
  const groups: NumberedRow[][] = [];
  let first: string[] = [];
  for (const row of rows) {
    const keys = readKeys(row.cells);
    const isNew = keys.some((key, index) => key !== "" && key !== first[index]);
    if (isNew || groups.length === 0) {
      groups.push([row]);
      first = keys;
    } else groups.at(-1)?.push(row);
  }
  return groups;
}

const readNetworks = (cell: string): NetworkName[] =>
  Array.from(walkNames(cell), (name) => {
    const colon = name.indexOf(":");
    const end = colon < 0 ? name.length : colon;
    return { network: name.slice(0, end).trim(), account: name.slice(end + 1).trim() || null };
  });

function* walkNames(cell: string): Generator<string> {
  for (const [typed] of cell.matchAll(/[^;\n]+/g)) {
    // Account names may contain commas.
    for (const one of typed.includes(":") ? [typed] : typed.split(",", maxTargets + 1)) {
      const name = one.trim();
      if (name !== "") yield name;
    }
  }
}

/** A message about a cell with more accounts than a post can have; null if there is none. */
function findLongList(
  rows: readonly NumberedRow[],
  column: ScheduleColumn | undefined,
): string | null {
  if (!column) return null;
  for (const { number, cells } of rows) {
    let count = 0;
    for (const _ of walkNames(cells[column.index] ?? "")) {
      if (++count > maxTargets) {
        return `Row ${number} has too many accounts in the column “${column.name}”. A post can have up to ${maxTargets}.`;
      }
    }
  }
  return null;
}
