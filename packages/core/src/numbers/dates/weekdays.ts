import { languages } from "../languages.ts";

/** A weekday in a text; `day` is 1 (Monday) to 7. */
export interface WeekdayMention {
  start: number;
  end: number;
  raw: string;
  day: number;
}

/** Names of a language that `Intl` doesn't list, or that have endings, from Monday to Sunday. */
const more: readonly string[][] = [
  [
    "hétfő\\p{L}*",
    "kedd\\p{L}*",
    "szerd[aá]\\p{L}*",
    "csütörtök\\p{L}*",
    "péntek\\p{L}*",
    "szombat\\p{L}*",
    "vasárnap\\p{L}*",
  ],
  [..."月火水木金土日"].map((name) => `${name}曜日?`),
  [..."一二三四五六日"].map((name) => `(?:星期|礼拜|禮拜|(?<![一二两几\\d])[周週])${name}`),
  ["", "", "", "", "", "sonnabend", "(?:星期|礼拜|[周週])天"],
];

const groups: readonly [words: string, days: readonly number[]][] = [
  [
    "weekdays?|werktags|wochentags|unter der woche|en semaine|jours ouvrables|entre semana|días laborables|dias úteis|giorni feriali|hétköznap\\p{L}*|平日|工作日",
    [1, 2, 3, 4, 5],
  ],
  [
    "week-?ends?|wochenenden?|fin(?:es)? de semana|fins de semana|fine settimana|hétvég\\p{L}*|週末|周末",
    [6, 7],
  ],
  [
    "daily|every day|täglich|tous les jours|todos los días|todos os dias|ogni giorno|tutti i giorni|minden nap|毎日|每天|كل يوم",
    [1, 2, 3, 4, 5, 6, 7],
  ],
];

/** A pattern of each weekday's names, from Monday to Sunday. */
export const weekdayNames: readonly string[] = Array.from({ length: 7 }, (_, index) => {
  const names = languages.map((language) => {
    const format = new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "UTC" });
    // 1 January 2024 was a Monday.
    return format.format(Date.UTC(2024, 0, 1 + index)).toLowerCase();
  });
  return [...new Set(names), ...more.map((own) => own[index] ?? "")]
    .filter((name) => name !== "" && !/^.曜日$|^星期.$/u.test(name))
    .join("|");
});

const weekday = new RegExp(
  String.raw`(?<![\p{Script=Latin}\p{Script=Arabic}\p{Script=Cyrillic}])(?:${weekdayNames.map((names) => `(${names})`).join("|")})(?:s|e|en|n)?(?!\p{Script=Latin})`,
  "giu",
);

export const readWeekdays = (text: string): WeekdayMention[] =>
  Array.from(text.matchAll(weekday), ({ 0: raw, index: start, ...found }) => {
    const day = Array.from({ length: 7 }, (_, index) => found[index + 1]).findIndex(Boolean) + 1;
    return { start, end: start + raw.length, raw, day };
  });

const untilWord =
  /^ ?(?:to|through|till|until|thru|[-–—〜～]|bis|au|a|al|à|até|t\/m|tot|から|到|至|إلى) ?$/iu;
const group = groups.map(
  ([words, days]) =>
    [
      new RegExp(String.raw`(?<!\p{Script=Latin})(?:${words})(?!\p{Script=Latin})`, "iu"),
      days,
    ] as const,
);

/** Lists the weekdays that a text names, and those between them. */
export function listWeekdays(text: string): Set<number> {
  const mentions = readWeekdays(text);
  const days = new Set(mentions.map(({ day }) => day));
  for (const [index, first] of mentions.entries()) {
    const last = mentions[index + 1];
    const isRange =
      last && (untilWord.test(text.slice(first.end, last.start)) || /t[óő]l$/u.test(first.raw));
    if (isRange) for (let day = first.day; day !== last.day; day = (day % 7) + 1) days.add(day);
  }
  return days;
}

/** Lists the days of groups that a text names, such as weekends. */
export const listDayGroups = (text: string): ReadonlySet<number> =>
  new Set(group.flatMap(([pattern, own]) => (pattern.test(text) ? own : [])));

/** Returns a date's weekday, 1 (Monday) to 7. */
export const weekdayOf = (year: number, month: number, day: number): number =>
  ((new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 6) % 7) + 1;
