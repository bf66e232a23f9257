import { Temporal } from "temporal-polyfill";

const daysInWeek = 7;
/** A month spans at most six weeks. */
const weeksShown = 6;

const read = (day: string) => Temporal.PlainDate.from(day);

const listFrom = (first: Temporal.PlainDate, count: number): string[] =>
  Array.from({ length: count }, (_, index) => first.add({ days: index }).toString());

const findMonday = (date: Temporal.PlainDate) => date.subtract({ days: date.dayOfWeek - 1 });

/** Whether the text is a valid date such as `2026-12-01`. */
export function isDay(text: string): boolean {
  try {
    return read(text).toString() === text;
  } catch {
    return false;
  }
}

/** Returns the date `days` later, or earlier if `days` is negative. */
export const addDays = (day: string, days: number): string => read(day).add({ days }).toString();

/** The same day of the month, `months` later; the month's last day if the month is too short. */
export const addMonths = (day: string, months: number): string =>
  read(day).add({ months }).toString();

/** The days of the week of `day`, Monday to Sunday. */
export const listWeek = (day: string): string[] => listFrom(findMonday(read(day)), daysInWeek);

/** The 42 days of a month's calendar page: six weeks from the Monday on or before the 1st. */
export const listMonthWeeks = (day: string): string[] =>
  listFrom(findMonday(read(day).with({ day: 1 })), daysInWeek * weeksShown);

/** Shifts a wall time such as `2026-12-01T09:00` by days and minutes, ignoring daylight saving changes. */
export function shiftWallTime(
  wallTime: string,
  { days = 0, minutes = 0 }: { days?: number; minutes?: number },
): string {
  return Temporal.PlainDateTime.from(wallTime)
    .add({ days, minutes })
    .toString({ smallestUnit: "minute" });
}
