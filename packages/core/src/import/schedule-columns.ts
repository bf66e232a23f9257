import { foldColumnName, hasKnownColumns } from "./csv.ts";

/** Accepted names of a schedule's columns, folded by `foldColumnName`. */
const columnNames = {
  publishAt: ["publishat", "publishdate", "scheduledat", "scheduleat", "time", "when"],
  date: [
    "date",
    "scheduleddate",
    "scheduledate",
    "scheduledfor",
    "scheduledon",
    "publishon",
    "publicationdate",
    "publishingdate",
    "postdate",
    "postingdate",
    "postat",
    "duedate",
    "datetime",
    "dateandtime",
    "scheduleddatetime",
    "publishdatetime",
    "postdatetime",
    "day",
  ],
  time: [
    "time",
    "scheduledtime",
    "scheduletime",
    "publishtime",
    "publicationtime",
    "publishingtime",
    "posttime",
    "postingtime",
    "timeofday",
  ],
  timeZone: ["timezone", "zone", "tz"],
  networks: [
    "networks",
    "network",
    "connections",
    "channels",
    "accounts",
    "platform",
    "platforms",
    "channel",
    "account",
    "profile",
    "profiles",
    "socialnetwork",
    "socialnetworks",
  ],
  caption: ["caption", "captions", "captiontext", "postcaption"],
  firstComment: ["firstcomment"],
  queue: ["queue", "nextslot"],
  carousel: [
    "savedcarousel",
    "carouselid",
    "carouselurl",
    "carousellink",
    "carouseladdress",
    "existingcarousel",
  ],
} as const;

/** Columns that name saved carousels in tables without columns for slides. */
const savedTitleNames = ["carousel", "carouseltitle", "post", "posttitle"];

/**
 * Names of text columns. If the CSV has columns such as `slide 1` but no caption column, a text column is the caption.
 */
const textNames = ["text", "posttext", "message", "copy", "body", "content"];

export interface ScheduleColumn {
  index: number;
  name: string;
}

/** Returns a row's cell; blank without such a column. */
export const readCell = (cells: readonly string[], column: ScheduleColumn | undefined): string =>
  cells[column?.index ?? -1] ?? "";

export type ScheduleColumns = Partial<
  Record<keyof typeof columnNames, ScheduleColumn | undefined>
> & {
  /** Whether rows are slides and no column separates posts. */
  isSlideRows: boolean;
};

/** Finds a schedule's columns. If several columns are of the same kind, the first one is used. */
export function findScheduleColumns(names: readonly string[]): ScheduleColumns {
  const folded = names.map(foldColumnName);
  const find = (wanted: readonly string[]): ScheduleColumn | undefined => {
    const index = folded.findIndex((name) => wanted.includes(name));
    return index < 0 ? undefined : { index, name: names[index] ?? "" };
  };
  const hasSlides = folded.some((name) => /^slide\d/.test(name));
  const hasPosts = folded.some((name) => /^(?:post|carousel)(?:title)?$/.test(name));
  const found = Object.entries(columnNames).map(([column, wanted]) => [column, find(wanted)]);
  const columns = Object.fromEntries(found) as ScheduleColumns;
  columns.isSlideRows = !hasSlides && !hasPosts;
  if (hasSlides && !columns.caption) columns.caption = find(textNames);
  if (!hasKnownColumns(names)) columns.carousel ??= find(savedTitleNames);
  return columns;
}

/** Whether the columns are enough for a schedule: posts' slides, or saved carousels with a time or accounts. */
export function hasScheduleColumns(names: readonly string[]): boolean {
  if (hasKnownColumns(names)) return true;
  const { carousel, networks, publishAt, date } = findScheduleColumns(names);
  return carousel !== undefined && [networks, publishAt, date].some((column) => column);
}
