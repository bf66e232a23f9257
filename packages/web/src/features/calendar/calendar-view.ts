import {
  addDays,
  addMonths,
  isDay,
  listMonthWeeks,
  listWeek,
  toWallTime,
} from "@slideloom/core/publishing";

const calendarViews = ["month", "week", "list", "queue"] as const;
export type CalendarViewName = (typeof calendarViews)[number];

/** The calendar's view state: the layout, the focused day and the opened publication. */
export interface CalendarView {
  view: CalendarViewName;
  /** `2026-12-01` */
  day: string;
  publicationId: string | null;
}

interface Defaults {
  view: CalendarViewName;
  today: string;
}

export const readToday = (timeZone: string, nowMs = Date.now()): string =>
  toWallTime(nowMs, timeZone).slice(0, 10);

/** Reads the view from a URL query; unknown values fall back to the defaults. */
export function readCalendarView(query: URLSearchParams, { view, today }: Defaults): CalendarView {
  const day = query.get("day") ?? "";
  return {
    view: calendarViews.find((name) => name === query.get("view")) ?? view,
    day: isDay(day) ? day : today,
    publicationId: query.get("publication"),
  };
}

/** Returns the days that a view shows: a week, the whole weeks of a month grid, or a list's month. */
export function listDays({ view, day }: Pick<CalendarView, "view" | "day">): string[] {
  if (view === "week") return listWeek(day);
  const weeks = listMonthWeeks(day);
  return view === "month" ? weeks : weeks.filter((one) => isSameMonth(one, day));
}

export const isSameMonth = (one: string, other: string): boolean =>
  one.slice(0, 7) === other.slice(0, 7);

/** Returns the day one week or month later if `by` is 1, or earlier if `by` is -1. */
export function turnPage({ view, day }: Pick<CalendarView, "view" | "day">, by: number): string {
  return view === "week" ? addDays(day, 7 * by) : addMonths(day, by);
}

/** Returns a range of UTC times that contains the days in every time zone. */
export function findRange(days: readonly string[]): { from: string; to: string } {
  const [first = "", last = ""] = [days[0], days.at(-1)];
  return { from: `${addDays(first, -1)}T00:00:00Z`, to: `${addDays(last, 2)}T00:00:00Z` };
}

const format = (options: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat("en", { timeZone: "UTC", ...options });
  return (wallTime: string) => formatter.format(new Date(`${wallTime}Z`));
};

const formatMonth = format({ month: "long", year: "numeric" });
const formatDay = format({ weekday: "long", month: "long", day: "numeric", year: "numeric" });
const formatShortDay = format({ weekday: "short", month: "short", day: "numeric" });
const formatClock = format({ timeStyle: "short" });

/** Formats a day in full: `Tuesday, December 1, 2026`. */
export const describeDay = (day: string): string => formatDay(`${day}T00:00`);
/** Formats a day in short: `Tue, Dec 1`. */
export const describeShortDay = (day: string): string => formatShortDay(`${day}T00:00`);
/** Formats the time of a wall time: `9:00 AM`. */
export const describeWallClock = (wallTime: string): string => formatClock(wallTime);
/** Formats the day and time of a wall time: `Tue, Dec 1, 9:00 AM`. */
export const describeWallTime = (wallTime: string): string =>
  `${formatShortDay(wallTime)}, ${formatClock(wallTime)}`;

/** Names the page shown: `December 2026`, or `Nov 30 to Dec 6, 2026` for a week. */
export function describePage(view: Pick<CalendarView, "view" | "day">): string {
  if (view.view !== "week") return formatMonth(`${view.day}T00:00`);
  const days = listWeek(view.day);
  const [first = "", last = ""] = [days[0], days.at(-1)];
  const short = format({ month: "short", day: "numeric" });
  return `${short(`${first}T00:00`)} to ${short(`${last}T00:00`)}, ${last.slice(0, 4)}`;
}
