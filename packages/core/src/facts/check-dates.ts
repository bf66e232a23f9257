import { isCall } from "./call-to-action.ts";
import { allowKey, type CheckedText, sharedStems, stemsAt, stemsOf } from "./checked-text.ts";
import type { DateMention, DateParts } from "../numbers/dates/read-dates.ts";
import { readWeekdays, type WeekdayMention, weekdayOf } from "../numbers/dates/weekdays.ts";
import { shareOf } from "../text/fold.ts";
import { buildCheck, type SourcePlace, type TextCheck } from "./fact-check.ts";
import { type Facts, type SourceDate, type SourceSentence, valueKey } from "./read-facts.ts";

const keys = ["year", "quarter", "month", "day"] as const;

/** Reports dates that aren't in the source. `May 2024` is accepted if the source has e.g. `3 May 2024`. */
export function checkDates(
  facts: Facts,
  checked: CheckedText,
  dates: readonly DateMention[],
): TextCheck[] {
  const { allowed } = checked;
  const found = dates
    .filter(({ raw }) => !allowed.has(allowKey(raw)))
    .filter((date) => !facts.dates.some((other) => isPart(date, other, facts)))
    .map((date) => {
      const nearest = findNearest(date, facts.dates);
      return buildCheck("date-not-in-source", date, {
        nearest: nearest ? placeOf(nearest) : null,
        replace: nearest?.raw ?? null,
      });
    });
  return [...found, ...checkWeekdays(facts, checked, dates)];
}

/** Matches the text between a weekday and its date: `Sunday, the 8th`, `8 September (Sunday)`. */
const besideDate = /^,? ?\(?(?:(?:the|den|dem|der|le|el|il|o|a) )?$/iu;

/**
 * Reports weekdays that don't fit the date beside them. Without a date, the source must name the weekday, or have a date
 * on that weekday in a sentence about the same.
 */
function checkWeekdays(
  facts: Facts,
  checked: CheckedText,
  dates: readonly DateMention[],
): TextCheck[] {
  const isRight = (weekday: WeekdayMention): boolean => {
    const beside = dates.filter(
      ({ start, end }) =>
        (weekday.end <= start && besideDate.test(checked.text.slice(weekday.end, start))) ||
        (end <= weekday.start && besideDate.test(checked.text.slice(end, weekday.start))),
    );
    const days = beside.flatMap((date) => listDays(date, facts));
    if (days.length > 0) return days.includes(weekday.day);
    if (facts.weekdays.has(weekday.day)) return true;
    const stems = stemsAt(checked, weekday.start);
    const isAbout = ({ sentence }: { sentence: SourceSentence }) =>
      stems.size === 0 || shareOf(stems, stemsOf(sentence)) >= sharedStems;
    const isOtherLanguage = checked.language !== facts.language;
    const isIn = facts.weekdayGroups.some(
      (group) => group.days.has(weekday.day) && (isOtherLanguage || isAbout(group)),
    );
    if (isIn) return true;
    return facts.dates.some(
      (date) =>
        listDays(date, facts).includes(weekday.day) &&
        shareOf(stems, stemsOf(date.sentence)) >= sharedStems,
    );
  };
  return readWeekdays(checked.text)
    .filter(({ raw, start }) => !checked.allowed.has(allowKey(raw)) && !isCall(checked, start))
    .filter((weekday) => !isRight(weekday))
    .map((weekday) => buildCheck("date-not-in-source", weekday, {}));
}

/** Lists the weekdays on which a date may fall. The year may only be in the source. */
const listDays = ({ readings }: DateMention, facts: Facts): number[] =>
  readings.flatMap(({ year, month, day }) => {
    if (month === undefined || day === undefined) return [];
    const years = facts.dates
      .flatMap((date) => date.readings)
      .filter((known) => known.month === month && known.day === day)
      .flatMap((known) => known.year ?? []);
    return (year === undefined ? years : [year]).map((one) => weekdayOf(one, month, day));
  });

function isPart(date: DateMention, other: DateMention, facts: Facts): boolean {
  return date.readings.some((parts) =>
    other.readings.some((known) =>
      keys.every((key) => {
        const value = parts[key];
        const real = key === "quarter" ? quarterOf(known) : known[key];
        if (value === undefined || value === real) return true;
        // Accepts the source's day with any year that the source names, because texts often state the year only once.
        return key === "year" && known.year === undefined && facts.byValue.has(valueKey(value));
      }),
    ),
  );
}

const quarterOf = ({ quarter, month }: DateParts) =>
  quarter ?? (month === undefined ? undefined : Math.ceil(month / 3));

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
