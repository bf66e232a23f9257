import { maxTargets } from "../publishing/publication-payload.ts";
import { countNoun } from "../text/count-noun.ts";
import { hasKnownColumns, importTable, readTable, type NumberedRow, type Table } from "./csv.ts";
import type { ImportedPost, ImportResult } from "./imported.ts";
import {
  findScheduleColumns,
  type ScheduleColumn,
  type ScheduleColumns,
} from "./schedule-columns.ts";
import { ScheduleTimes } from "./schedule-times.ts";

/** Posts of one table. */
const mostPosts = 500;

/** Where a post goes, as a table names it: `bluesky`, or `bluesky:ana.test` where there are several accounts. */
export interface NetworkName {
  network: string;
  account: string | null;
}

/** A post of a table with when and where it is to be published. Cells that are blank are empty. */
export interface ScheduledPost extends Pick<ImportedPost, "post" | "mediaUrls"> {
  /** As spreadsheets number it. */
  row: number;
  /** `2026-12-01T09:00` or RFC 3339; as it was typed where it is neither. */
  publishAt: string;
  /** Whether it takes the next free posting time; a time that is named comes first. */
  isQueued: boolean;
  timeZone: string;
  networks: NetworkName[];
  caption: string;
  /** What of the row was left out, in words. */
  notes: string[];
  /** Why its time can't be read, in words. */
  problems: string[];
}

/** The posts of a table, and the rows that are none; or why there is none at all. */
export type ScheduleImport =
  | { ok: true; posts: ScheduledPost[]; unreadable: string[] }
  | { ok: false; message: string };

/**
 * Reads a CSV of posts with columns for when and where they are published. Of a post with a row for each slide, its
 * first row counts; without a column that names posts, other times or accounts begin one.
 */
export function importSchedule(text: string): ScheduleImport {
  const table = readTable(text, hasKnownColumns);
  if (!table.ok) return table;
  const columns = findScheduleColumns(table.names);
  const message = findLongList(table.rows, columns.networks);
  if (message !== null) return { ok: false, message };
  const times = new ScheduleTimes(columns, table.rows);
  const result = importPosts(table, times, columns);
  if (!result.ok) return result;
  const cellsOf = new Map(table.rows.map(({ number, cells }) => [number, cells]));
  const used = Object.values(columns).filter((column) => typeof column === "object");
  const posts = result.posts.map(({ row = 0, post, mediaUrls, notes }): ScheduledPost => {
    const cells = cellsOf.get(row) ?? [];
    const read = (column: ScheduleColumn | undefined) => cells[column?.index ?? -1] ?? "";
    const { publishAt, isQueued, problems } = times.read(cells);
    return {
      row,
      post,
      mediaUrls,
      publishAt,
      problems,
      isQueued: isQueued || /^(1|x|y|yes|true|queue)$/i.test(read(columns.queue)),
      timeZone: read(columns.timeZone),
      networks: readNetworks(read(columns.networks)),
      caption: read(columns.caption),
      notes: notes
        .map(({ message }) => message)
        .filter((message) => !used.some(({ name }) => message.includes(`“${name}”`))),
    };
  });
  return { ok: true, posts, unreadable: result.unreadable ?? [] };
}

function importPosts(
  { names, rows }: Extract<Table, { ok: true }>,
  times: ScheduleTimes,
  { isSlideRows, networks }: ScheduleColumns,
): ImportResult {
  const readKeys = (cells: readonly string[]) => [
    times.readTyped(cells),
    cells[networks?.index ?? -1] ?? "",
  ];
  const groups = isSlideRows ? groupByTime(rows, readKeys) : [rows];
  if (groups.length < 2) return importTable({ ok: true, names, rows }, mostPosts);
  if (groups.length > mostPosts) {
    return { ok: false, message: `A table has up to ${countNoun(mostPosts, "post")}.` };
  }
  const posts: ImportedPost[] = [];
  for (const group of groups) {
    const result = importTable({ ok: true, names, rows: group });
    if (!result.ok) return result;
    posts.push(...result.posts);
  }
  return { ok: true, posts };
}

/** Rows of one post: those that name no other time or accounts than the first one of them. */
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
    // A comma may be part of an account's name.
    for (const one of typed.includes(":") ? [typed] : typed.split(",", maxTargets + 1)) {
      const name = one.trim();
      if (name !== "") yield name;
    }
  }
}

/** Which cell names more accounts than a post goes to, in words; null where none does. */
function findLongList(
  rows: readonly NumberedRow[],
  column: ScheduleColumn | undefined,
): string | null {
  if (!column) return null;
  for (const { number, cells } of rows) {
    let count = 0;
    for (const _ of walkNames(cells[column.index] ?? "")) {
      if (++count > maxTargets) {
        return `Row ${number} names too many accounts in the column “${column.name}”. A post goes to up to ${maxTargets}.`;
      }
    }
  }
  return null;
}
