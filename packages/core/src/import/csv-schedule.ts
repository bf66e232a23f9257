import { maxTargets } from "../publishing/publication-payload.ts";
import { foldColumnName, importTable, readTable, type NumberedRow } from "./csv.ts";
import type { ImportedPost } from "./imported.ts";

/** What a table says of a post beside its slides, by the names of columns as `foldColumnName` leaves them. */
const columnNames = {
  publishAt: ["publishat", "publishdate", "scheduledat", "scheduleat", "time", "when"],
  timeZone: ["timezone", "zone"],
  networks: ["networks", "network", "connections", "channels", "accounts"],
  caption: ["caption"],
  queue: ["queue", "nextslot"],
} as const;
type ScheduleColumn = keyof typeof columnNames;

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
}

/** The posts of a table, and the rows that are none; or why there is none at all. */
export type ScheduleImport =
  | { ok: true; posts: ScheduledPost[]; unreadable: string[] }
  | { ok: false; message: string };

/**
 * Reads a CSV of posts with the columns `publish_at`, `time_zone`, `networks`, `caption` and `queue`. Of a post with a row
 * for each slide, its first row counts.
 */
export function importSchedule(text: string): ScheduleImport {
  const table = readTable(text);
  if (!table.ok) return table;
  const columns = findColumns(table.names);
  const message = findLongList(table.rows, columns.get("networks"));
  if (message !== null) return { ok: false, message };
  const result = importTable(table, mostPosts);
  if (!result.ok) return result;
  const cellsOf = new Map(table.rows.map(({ number, cells }) => [number, cells]));
  const posts = result.posts.map(({ row = 0, post, mediaUrls, notes }): ScheduledPost => {
    const cells = cellsOf.get(row) ?? [];
    const read = (column: ScheduleColumn) => cells[columns.get(column)?.index ?? -1] ?? "";
    const publishAt = read("publishAt");
    const isQueueWord = /^(queue|next( free)?( slot)?)$/i.test(publishAt);
    return {
      ...{ row, post, mediaUrls },
      publishAt: isQueueWord ? "" : readTime(publishAt),
      isQueued: isQueueWord || /^(1|x|y|yes|true|queue)$/i.test(read("queue")),
      timeZone: read("timeZone"),
      networks: readNetworks(read("networks")),
      caption: read("caption"),
      notes: notes
        .map(({ message }) => message)
        .filter(
          (message) => ![...columns.values()].some(({ name }) => message.includes(`“${name}”`)),
        ),
    };
  });
  return { ok: true, posts, unreadable: result.unreadable ?? [] };
}

/** Where the columns of the schedule are, with their names as they were typed. */
function findColumns(names: readonly string[]) {
  const found = new Map<ScheduleColumn, { index: number; name: string }>();
  for (const [index, name] of names.entries()) {
    const folded = foldColumnName(name);
    const column = (Object.keys(columnNames) as ScheduleColumn[]).find((one) =>
      (columnNames[one] as readonly string[]).includes(folded),
    );
    if (column && !found.has(column)) found.set(column, { index, name });
  }
  return found;
}

/** Spreadsheets write `2026-12-01 09:00:00`. */
const readTime = (cell: string) => cell.replace(/^(\d{4}-\d{2}-\d{2}) +(?=\d)/, "$1T");

const readNetworks = (cell: string): NetworkName[] =>
  Array.from(walkNames(cell), (name) => {
    const colon = name.indexOf(":");
    const end = colon < 0 ? name.length : colon;
    return { network: name.slice(0, end).trim(), account: name.slice(end + 1).trim() || null };
  });

function* walkNames(cell: string): Generator<string> {
  for (const [typed] of cell.matchAll(/[^;\n]+/g)) {
    const name = typed.trim();
    if (name !== "") yield name;
  }
}

/** Which cell names more accounts than a post goes to, in words; null where none does. */
function findLongList(
  rows: readonly NumberedRow[],
  column: { index: number; name: string } | undefined,
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
