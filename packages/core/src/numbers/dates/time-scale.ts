import { listMonthNames, normalize } from "./months.ts";
import { languages } from "../languages.ts";

let names: ReadonlySet<string> | null = null;

const scales = [
  /^(?:19|20)\p{Nd}{2}(?:[年년]|[/–-]\p{Nd}{2,4})?$/u,
  /^(?:(?:19|20)\d\d[ /-]?)?[QHTS][1-4](?:[ /'’]?\d{2,4})?$/,
  /^(?:week|day|month|year|woche|tag|monat|jahr|kw|semaine|jour|mois|semana|día|dia|mes|mês|أسبوع|الأسبوع|يوم|اليوم)\s?\p{Nd}{1,3}$/iu,
  /^第?\p{Nd}{1,2}(?:週|週目|日目|月|か月目|四半期)$/u,
];

/** Whether a label is a year, month, weekday, quarter, or a numbered time such as `Week 1`. */
export function isTimeLabel(label: string): boolean {
  if (scales.some((scale) => scale.test(label))) return true;
  names ??= listNames();
  const name = label.toLowerCase().replace(/(?<![ .])[ .]*(?:19|20)?\d\d$/, "");
  return names.has(normalize(name));
}

/** Lists the long and short names of months and weekdays. */
function listNames(): ReadonlySet<string> {
  const weekdays = languages.flatMap((language) =>
    (["long", "short"] as const).flatMap((weekday) => {
      const format = new Intl.DateTimeFormat(language, { weekday, timeZone: "UTC" });
      return Array.from({ length: 7 }, (_, day) =>
        normalize(format.format(Date.UTC(2024, 0, 1 + day))),
      );
    }),
  );
  return new Set([...listMonthNames({}), ...weekdays]);
}
