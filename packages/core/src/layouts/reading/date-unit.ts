import { languages } from "./languages.ts";

/** Units after an hour or a month's number. */
const clockUnit = /^(?:[ap]\.?m\.?|uhr|[時月월시])$/i;

let months: ReadonlySet<string> | null = null;

/** Whether a number with this unit is a time or date: `9 am`, `9 Uhr`, `5 May`. */
export function isDateUnit(unit: string): boolean {
  if (unit === "") return false;
  months ??= listMonths();
  return clockUnit.test(unit) || months.has(normalize(unit));
}

/** Month names, long and short, as they follow a day. */
function listMonths(): ReadonlySet<string> {
  const names = languages.flatMap((language) =>
    (["long", "short"] as const).flatMap((month) => {
      const format = new Intl.DateTimeFormat(language, { day: "numeric", month, timeZone: "UTC" });
      return Array.from({ length: 12 }, (_, index) =>
        format.formatToParts(Date.UTC(2024, index, 15)).find(({ type }) => type === "month"),
      );
    }),
  );
  return new Set(names.map((part) => normalize(part?.value ?? "")));
}

function normalize(name: string): string {
  return name.toLowerCase().replaceAll(/[.\s]/g, "");
}
