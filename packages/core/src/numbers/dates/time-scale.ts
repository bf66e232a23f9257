import { isDateUnit, listMonthNames, normalize } from "./months.ts";
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

const year = /^(?:1\p{Nd}{3}|20\p{Nd}{2})[年년]?(?:\s?[–-]\s?\p{Nd}{2,4}[年년]?)?$/u;
const numeric = /^(?:\p{Nd}{1,2}[./]\p{Nd}{1,2}\.?(?:\p{Nd}{2,4})?|\p{Nd}{1,2}月\p{Nd}{1,2}日)$/u;
const numbered =
  /^(?:weeks?|days?|months?|years?|wochen?|tage?|monate?|jahre?|semaines?|jours?|mois|semanas?|días?|dias?|mes(?:es)?|anos?|años?)\s?\p{Nd}{1,3}(?:\s?[–-]\s?\p{Nd}{1,3})?$/iu;
const present =
  /^(?:now|today|heute|jetzt|aujourd[’']hui|hoy|ahora|hoje|agora|今|現在|الآن|اليوم)$/iu;
const dayAndMonth =
  /^(?:\p{Nd}{1,2}(?:\.|st|nd|rd|th|er)?\s(?:de\s)?(?<after>\p{L}+)\.?|(?<before>\p{L}+)\.?\s\p{Nd}{1,2}(?:st|nd|rd|th)?)(?:,?\s(?:de\s)?(?:19|20)\p{Nd}{2})?$/u;

/** Whether a label is a date such as `12 May`, `12.05.` or `May 12, 2025`, a range such as `Week 1–2`, or the present. */
export function isDateLabel(label: string): boolean {
  if (label.length > 40) return false;
  if ([year, numeric, numbered, present].some((form) => form.test(label))) return true;
  const { after, before } = dayAndMonth.exec(label)?.groups ?? {};
  return isDateUnit(after ?? before ?? "");
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
