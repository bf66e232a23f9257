import { Temporal } from "temporal-polyfill";

const daysInWeek = 7;
/** A month touches six weeks at most. */
const weeksShown = 6;

const read = (day: string) => Temporal.PlainDate.from(day);

const listFrom = (first: Temporal.PlainDate, count: number): string[] =>
  Array.from({ length: count }, (_, index) => first.add({ days: index }).toString());

const findMonday = (date: Temporal.PlainDate) => date.subtract({ days: date.dayOfWeek - 1 });

/** Whether that is a day such as `2026-12-01`. */
export function isDay(text: string): boolean {
  try {
    return read(text).toString() === text;
  } catch {
    return false;
  }
}

/** That many days later. */
export const addDays = (day: string, days: number): string => read(day).add({ days }).toString();

/** The same day of another month, or its last. */
export const addMonths = (day: string, months: number): string =>
  read(day).add({ months }).toString();

/** From Monday to Sunday. */
export const listWeek = (day: string): string[] => listFrom(findMonday(read(day)), daysInWeek);

/** The six weeks, each from Monday, that hold the month of a day. */
export const listMonthWeeks = (day: string): string[] =>
  listFrom(findMonday(read(day).with({ day: 1 })), daysInWeek * weeksShown);

/** A wall time such as `2026-12-01T09:00` that many days and minutes later; what clocks do in between counts nothing. */
export function shiftWallTime(
  wallTime: string,
  { days = 0, minutes = 0 }: { days?: number; minutes?: number },
): string {
  return Temporal.PlainDateTime.from(wallTime)
    .add({ days, minutes })
    .toString({ smallestUnit: "minute" });
}
