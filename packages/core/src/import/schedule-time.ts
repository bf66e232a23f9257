import { findNamedDay, formatDay } from "../numbers/dates/named-day.ts";

/** Order of day and month in dates such as `3/1/2027`. */
export type DateOrder = "day-first" | "month-first";

/**
 * A parsed time, or a problem: a phrase to put after the column's name. If `isTime`, the problem is in the time cell,
 * not in the date cell.
 */
export type CellTime = { ok: true; at: string } | { ok: false; problem: string; isTime: boolean };

interface DateParts {
  year: number;
  month: number;
  day: number;
}

const canonical = /^\d{4}-\d{2}-\d{2}[Tt]\d{2}:\d{2}(:\d{2}(\.\d+)?)?([Zz]|[+-]\d{2}:\d{2})?$/;
const datePart =
  /^(?:(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})|(\d{1,2})([-/.])(\d{1,2})\5(\d{4}|\d{2}))(?![\d/.-])/;
const timePart = /^(\d{1,2})(?:[:.](\d{2})(?:[:.](\d{2}))?)?\s*(?:([ap])\.?\s?m\.?)?$/i;

const isMidnight = /T0{1,2}:00(?::00)?$/;

/** Returns an ISO or RFC 3339 time with `T` instead of a space; null for other formats. */
export function readCanonical(cell: string): string | null {
  const at = cell.replace(/^(\d{4}-\d{2}-\d{2}) +(?=\d)/, "$1T");
  return canonical.test(at) ? at : null;
}

/** Infers the date order from a column's unambiguous dates; null if there are none or they differ. */
export function findDateOrder(cells: Iterable<string>): DateOrder | null {
  const found = new Set<DateOrder>();
  for (const cell of cells) {
    const match = datePart.exec(cell.trim());
    if (!match?.[4]) continue;
    const [one, other] = [Number(match[4]), Number(match[6])];
    if (one > 12 && other <= 12) found.add("day-first");
    if (other > 12 && one <= 12) found.add("month-first");
  }
  const [only] = found;
  return found.size === 1 && only ? only : null;
}

/** Parses a date and a time of day as spreadsheets write them; ISO and RFC 3339 times are kept as typed. */
export function readCellTime(
  { date, time }: { date: string; time: string },
  order: DateOrder | null,
): CellTime {
  const at = readCanonical(date);
  if (at !== null && (time === "" || !isMidnight.test(at))) return { ok: true, at };
  if (date === "") return fail(`“${time}” has no date. Write it like 2027-03-01 09:00.`);
  const found = readDate(date, order);
  if (!found) return fail(`“${date}” isn't a date. Write it like 2027-03-01 09:00.`);
  if (Array.isArray(found.dates)) {
    const [one, other] = found.dates.map(formatDay);
    const [first, second] = found.dates.map(describeDate);
    return fail(`“${date}” could be ${first} or ${second}. Write ${one} or ${other}.`);
  }
  const day = found.dates;
  if (!isDay(day)) return fail(`“${date}” doesn't exist in the calendar.`);
  const ownTime = date
    .slice(found.length)
    .replace(/^(?:[\s,]+|T)(?:at\s+)?/i, "")
    .trim();
  // Spreadsheets export a date without a time as midnight.
  const typed = ownTime === "" || (time !== "" && isMidnight.test(`T${ownTime}`)) ? time : ownTime;
  if (typed === "")
    return fail(`“${date}” has no time of day. Write it like ${formatDay(day)} 09:00.`);
  const clock = readClock(typed);
  return clock === null
    ? fail(`“${typed}” isn't a time of day. Write it like 09:00 or 9:00 AM.`, typed === time)
    : { ok: true, at: `${formatDay(day)}T${clock}` };
}

const fail = (problem: string, isTime = false): CellTime => ({ ok: false, problem, isTime });

/**
 * Parses a date at the start of a text. Returns the date's length in the text, and both readings of an ambiguous date.
 */
function readDate(
  text: string,
  order: DateOrder | null,
): { dates: DateParts | DateParts[]; length: number } | null {
  const match = datePart.exec(text);
  if (!match) return readNamedDate(text);
  const { length } = match[0];
  const numbers = match.map(Number);
  if (match[1]) {
    const [, year = 0, month = 0, day = 0] = numbers;
    return { dates: { year, month, day }, length };
  }
  const [, , , , one = 0, , other = 0, short = 0] = numbers;
  const year = short < 100 ? 2000 + short : short;
  const dayFirst = { year, month: other, day: one };
  const monthFirst = { year, month: one, day: other };
  if (one === other || one > 12) return { dates: dayFirst, length };
  if (other > 12) return { dates: monthFirst, length };
  if (order === null) return { dates: [dayFirst, monthFirst], length };
  return { dates: order === "day-first" ? dayFirst : monthFirst, length };
}

/** Reads a date with its month in words, which may follow a weekday and a comma. */
function readNamedDate(text: string): { dates: DateParts; length: number } | null {
  const found = findNamedDay(text);
  const isAtStart = found && /^(?:\p{L}+,\s*)?$/u.test(text.slice(0, found.start));
  return isAtStart ? { dates: found, length: found.end } : null;
}

/** Normalizes a time of day to `HH:MM` or `HH:MM:SS`, and keeps its UTC offset. Null if the time is invalid. */
function readClock(text: string): string | null {
  const offset = /(?:z|[+-]\d{2}:\d{2})$/i.exec(text)?.[0] ?? "";
  const clock = text.slice(0, text.length - offset.length).trimEnd();
  const match = timePart.exec(clock);
  if (!match || (!match[2] && !match[4])) return null;
  const [, typed, minute = "00", second, half] = match;
  const hour = Number(typed);
  if (half ? hour < 1 || hour > 12 : hour > 23) return null;
  if (Number(minute) > 59 || Number(second ?? 0) > 59) return null;
  const hours = half ? (hour % 12) + (half.toLowerCase() === "p" ? 12 : 0) : hour;
  return [pad(hours), minute, ...(second ? [second] : [])].join(":") + offset;
}

function isDay({ year, month, day }: DateParts): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

const pad = (value: number) => String(value).padStart(2, "0");

const inWords = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

const describeDate = ({ year, month, day }: DateParts) =>
  inWords.format(Date.UTC(year, month - 1, day));
