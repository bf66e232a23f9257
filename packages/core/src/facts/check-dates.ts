import { allowKey, type CheckedText } from "./checked-text.ts";
import type { DateMention, DateParts } from "../numbers/dates/read-dates.ts";
import { buildCheck, type SourcePlace, type TextCheck } from "./fact-check.ts";
import { type Facts, type SourceDate, valueKey } from "./read-facts.ts";

const keys = ["year", "quarter", "month", "day"] as const;

/** Reports dates that aren't in the source. `May 2024` is accepted if the source has e.g. `3 May 2024`. */
export function checkDates(
  facts: Facts,
  { allowed }: CheckedText,
  dates: readonly DateMention[],
): TextCheck[] {
  return dates
    .filter(({ raw }) => !allowed.has(allowKey(raw)))
    .filter((date) => !facts.dates.some((other) => isPart(date, other, facts)))
    .map((date) => {
      const nearest = findNearest(date, facts.dates);
      return buildCheck("date-not-in-source", date, {
        nearest: nearest ? placeOf(nearest) : null,
        replace: nearest?.raw ?? null,
      });
    });
}

function isPart(date: DateMention, other: DateMention, facts: Facts): boolean {
  return date.readings.some((parts) =>
    other.readings.some((known) =>
      keys.every((key) => {
        const value = parts[key];
        if (value === undefined || value === known[key]) return true;
        // Accepts the source's day with any year that the source names, because texts often state the year only once.
        return key === "year" && known.year === undefined && facts.byValue.has(valueKey(value));
      }),
    ),
  );
}

function findNearest(date: DateMention, dates: readonly SourceDate[]): SourceDate | null {
  const [parts = {}] = date.readings;
  let best: { date: SourceDate; shared: number } | null = null;
  for (const other of dates) {
    const shared = Math.max(...other.readings.map((known) => countShared(parts, known)));
    if (shared > (best?.shared ?? -1)) best = { date: other, shared };
  }
  return best?.date ?? null;
}

const countShared = (parts: DateParts, known: DateParts) =>
  keys.filter((key) => parts[key] !== undefined && parts[key] === known[key]).length;

const placeOf = ({ raw, start, end, sentence }: SourceDate): SourcePlace => ({
  raw,
  passage: sentence.passage.id,
  range: [start, end],
});
