import { languages } from "./languages.ts";

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

/**
 * Lists the long and short names of all months, in Arabic those of the Islamic calendar too. With `day`, they have the
 * form that follows a day's number.
 */
export function listMonthNames(day: { day?: "numeric" }): string[] {
  const locales = [...languages, "ar-u-ca-islamic-umalqura"];
  return locales.flatMap((locale) =>
    (["long", "short"] as const).flatMap((month) => {
      const format = new Intl.DateTimeFormat(locale, { ...day, month, timeZone: "UTC" });
      // Every month has at least one of these days, which are 15 days apart.
      return Array.from({ length: 24 }, (_, index) =>
        normalize(partOf(format, "month", Date.UTC(2024, 0, 1 + 15 * index))),
      );
    }),
  );
}

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
