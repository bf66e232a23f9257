/** Languages whose months are told by their names; in the others a number or a sign stands for them. */
const monthLanguages = ["en", "de", "fr", "es", "it", "pt", "nl", "ru"] as const;

/** What stands behind the hour of a time, or the number of a month. */
const clockUnit = /^(?:[ap]\.?m\.?|uhr|[時月월시])$/i;

let months: ReadonlySet<string> | null = null;

/** Whether a number with this unit is a time or a day: `9 am`, `9 Uhr`, `5 May`. */
export function isDateUnit(unit: string): boolean {
  if (unit === "") return false;
  months ??= listMonths();
  return clockUnit.test(unit) || months.has(normalize(unit));
}

/** The names of months, long and short, as they stand behind a day. */
function listMonths(): ReadonlySet<string> {
  const names = monthLanguages.flatMap((language) =>
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
