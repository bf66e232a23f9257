import { addDays, listWeek } from "./calendar-days.ts";

/** Times of day on some days of the week. */
export interface TimePattern {
  /** First possible day, such as `2026-12-01`. */
  fromDay: string;
  /** ISO weekdays: 1 is Monday, 7 is Sunday. */
  weekdays: readonly number[];
  /** Times of day, such as `09:00`. */
  clocks: readonly string[];
}

/**
 * Returns the pattern's first `count` wall times from `earliest` on (`2026-12-01T08:30`), in order. The list is empty if
 * the pattern has no weekdays or times.
 */
export function spreadTimes(
  { fromDay, weekdays, clocks }: TimePattern,
  { count, earliest = "" }: { count: number; earliest?: string },
): string[] {
  const times: string[] = [];
  const ordered = [...new Set(clocks)].toSorted();
  if (ordered.length === 0 || !weekdays.some((day) => day >= 1 && day <= 7)) return times;
  for (let day = fromDay; times.length < count; day = addDays(day, 1)) {
    if (!weekdays.includes(listWeek(day).indexOf(day) + 1)) continue;
    for (const clock of ordered) {
      const time = `${day}T${clock}`;
      if (times.length < count && time >= earliest) times.push(time);
    }
  }
  return times;
}
