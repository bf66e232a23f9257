import { findMonth } from "./months.ts";

/** A day that a text names with the month in words. `start` and `end` are UTF-16 offsets. */
export interface NamedDay {
  year: number;
  month: number;
  day: number;
  start: number;
  end: number;
}

const dayFirst = String.raw`(?<d>\d{1,2})(?:st|nd|rd|th|er|º)?\.?[\s-]{1,3}(?:de\s)?(?<m>\p{L}{3,12})\.?,?`;
const monthFirst = String.raw`(?<month>\p{L}{3,12})\.?\s{1,3}(?<day>\d{1,2})(?:st|nd|rd|th)?,?`;
const named = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${dayFirst}|${monthFirst})[\s-]{1,3}(?:de\s)?(?<y>\d{4})(?!\d)`,
  "giu",
);

/** Finds `3 June 2024`, `Jun 3, 2024`, `3. Juni 2024` or `3 de junio de 2024`, with months in any language. */
export function findNamedDay(text: string): NamedDay | null {
  for (const { 0: raw, index: start, groups = {} } of text.matchAll(named)) {
    const month = findMonth(groups["m"] ?? groups["month"] ?? "");
    if (month === null) continue;
    const [day, year] = [groups["d"] ?? groups["day"], groups["y"]].map(Number);
    if (day && year) return { year, month, day, start, end: start + raw.length };
  }
  return null;
}

/** Returns a date as ISO 8601. */
export const formatDay = ({ year, month, day }: Pick<NamedDay, "year" | "month" | "day">): string =>
  [year, month, day].map((part) => String(part).padStart(2, "0")).join("-");
