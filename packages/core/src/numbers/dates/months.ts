import { languages } from "../languages.ts";

/** Matches units after an hour or after a month's number, e.g. `am` or `月`. */
const clockUnit = /^(?:[ap]\.?m\.?|uhr|o['’]clock|[時月월시])$/i;

/** Names of times of day to ignore: `дня` is also the Russian plural of "day". */
const notDayPeriods = new Set(["дня"]);

let months: ReadonlySet<string> | null = null;
let dayPeriods: RegExp | null = null;

/** Whether a number with this unit is a time or date: `9 am`, `9 Uhr`, `5 May`. */
export function isDateUnit(unit: string): boolean {
  if (unit === "") return false;
  months ??= new Set(listMonthNames({ day: "numeric" }));
  return clockUnit.test(unit) || months.has(normalize(unit));
}

/** Whether the words after a number make it a time of day, e.g. `du matin` or `صباحًا`. */
export function startsWithDayPeriod(text: string): boolean {
  dayPeriods ??= buildDayPeriods();
  return dayPeriods.test(text.normalize("NFC").toLowerCase());
}

/** Lists the long and short names of all months, in Arabic those of the Islamic calendar too. */
export function listMonthNames(day: MonthForm): string[] {
  // The days are 15 days apart, so each Islamic month contains at least one of them.
  const days = Array.from({ length: 24 }, (_, index) => Date.UTC(2024, 0, 1 + 15 * index));
  return [
    ...listMonths(day).map(({ name }) => name),
    ...nameMonths("ar-u-ca-islamic-umalqura", day, days),
  ];
}

/** With `day`, month names have the form used in a date, e.g. Russian `мая` instead of `май`. */
interface MonthForm {
  day?: "numeric";
}

const monthDays = Array.from({ length: 12 }, (_, index) => Date.UTC(2024, index, 15));

/** A month's name, normalized by `normalize`. `month` is from 1 to 12. */
interface MonthName {
  name: string;
  month: number;
  language: string;
  isLong: boolean;
}

/** Lists the long and short names of the months, in all languages. */
export function listMonths(form: MonthForm): MonthName[] {
  return languages.flatMap((language) =>
    nameMonths(language, form, monthDays).map((name, index) => ({
      name,
      month: (index % 12) + 1,
      language,
      isLong: index < 12,
    })),
  );
}

let monthNumbers: ReadonlyMap<string, number> | null = null;

/** Returns the month, 1 to 12, that a name in any language means where a month is expected; null for other words. */
export function findMonth(name: string): number | null {
  monthNumbers ??= new Map([
    ["sept", 9],
    ...[...listMonths({ day: "numeric" }), ...listMonths({})].map(
      ({ name: known, month }): [string, number] => [known, month],
    ),
  ]);
  return monthNumbers.get(normalize(name)) ?? null;
}

/** Returns the month names of the given days: all long names, then all short ones. */
const nameMonths = (locale: string, form: MonthForm, days: readonly number[]): string[] =>
  (["long", "short"] as const).flatMap((month) => {
    const format = new Intl.DateTimeFormat(locale, { ...form, month, timeZone: "UTC" });
    return days.map((atMs) => normalize(partOf(format, "month", atMs)));
  });

function buildDayPeriods(): RegExp {
  const names = languages.flatMap((language) =>
    (["long", "short"] as const).flatMap((dayPeriod) => {
      const options = { hour: "numeric", hour12: true, timeZone: "UTC" } as const;
      const format = new Intl.DateTimeFormat(language, { ...options, dayPeriod });
      return Array.from({ length: 24 }, (_, hour) =>
        partOf(format, "dayPeriod", Date.UTC(2024, 0, 1, hour)).toLowerCase(),
      );
    }),
  );
  const known = [...new Set(names)].filter((name) => name.length > 1 && !notDayPeriods.has(name));
  return new RegExp(String.raw`^(?:${known.map(escape).join("|")})(?![\p{L}\p{N}])`, "u");
}

function partOf(format: Intl.DateTimeFormat, type: string, date: number): string {
  return format.formatToParts(date).find((part) => part.type === type)?.value ?? "";
}

const escape = (text: string) => text.replaceAll(".", String.raw`\.`);

export const normalize = (name: string) => name.toLowerCase().replaceAll(/[.\s]/g, "");
