import { listMonths, normalize } from "./months.ts";
import type { NumberLanguage } from "../number-language.ts";
import { maskRanges } from "../../text/mask.ts";
import { parseHan } from "../words/han-numbers.ts";
import { eraYear, readEra } from "./eras.ts";
import { nthWords, readNthWeekday } from "./nth-weekday.ts";
import { bareQuarter, quarterInWords, readQuarter } from "./quarters.ts";
import { weekdayNames } from "./weekdays.ts";

/** The known parts of a date. A date with a `quarter` has no month or day. */
export interface DateParts {
  year?: number;
  quarter?: number;
  month?: number;
  day?: number;
}

/** Offsets are in UTF-16 units. `readings` has two entries if day and month could be swapped, e.g. in `3/4/2025`. */
export interface DateMention {
  start: number;
  end: number;
  raw: string;
  readings: DateParts[];
}

let monthNumbers: ReadonlyMap<string, number> | null = null;
const patterns = new Map<NumberLanguage, DatePattern[]>();

/** Month names that are also other words. They need a capital letter or a full stop to count as months. */
const ambiguous = new Set(["may", "march", "mar", "jan", "jun", "dec", "sep"]);
/** Abbreviated month names that never count as months, because they are common words. */
const neverMonths = new Set(["set", "ago", "out", "mar"]);

/** Lists a text's dates in order. Skips relative dates, e.g. "last spring", and months without a day or year. */
export function readDates(text: string, language: NumberLanguage): DateMention[] {
  let dates: DateMention[] = [];
  if (!mayHaveDate.test(text)) return dates;
  let rest = text;
  // Searching each pattern takes long, and few texts name a month.
  const named = hasMonth(text) ? getNamed(language) : [];
  for (const { pattern, readings } of [...numeric, ...named]) {
    const found = Array.from(rest.matchAll(pattern), ({ 0: typed, index: start, groups = {} }) => {
      // A final full stop ends the sentence or an abbreviation. It isn't part of the date.
      const raw = typed.replace(/\.$/u, "");
      const end = start + raw.length;
      return { start, end, raw, readings: readings(groups).filter(isPossible) };
    }).filter((date) => date.readings.length > 0);
    if (found.length === 0) continue;
    dates = dates.concat(found);
    rest = maskRanges(rest, found);
  }
  return dates.toSorted((one, other) => one.start - other.start);
}

const mayHaveDate = /\d|月|quarter|quartal|trimestre|kwartaal|negyedév|季度|四半期|الربع/iu;

type Groups = Record<string, string | undefined>;

interface DatePattern {
  pattern: RegExp;
  readings: (groups: Groups) => DateParts[];
}

const han = "[一二三四五六七八九十]{1,3}";
const numeric: DatePattern[] = [
  {
    pattern: /(?<![\d.-])(?<y>\d{4})-(?<m>\d{2})-(?<d>\d{2})(?!\d)/gu,
    readings: ({ y, m, d }) => [{ year: Number(y), month: Number(m), day: Number(d) }],
  },
  {
    pattern:
      /(?<![\d./-])(?<y>(?:19|20)\d{2})(?<sign>[./])(?<m>\d{1,2})\k<sign>(?<d>\d{1,2})(?!\d)/gu,
    readings: ({ y, m, d }) => [{ year: Number(y), month: Number(m), day: Number(d) }],
  },
  {
    pattern:
      /(?<![\d./-])(?<a>\d{1,2})(?<sign>[./-])(?<b>\d{1,2})\k<sign>(?<y>\d{4})(?!\d|[./-]\d)/gu,
    readings: ({ a, b, y, sign }) => listOrders(Number(a), Number(b), Number(y), sign === "."),
  },
  {
    pattern:
      /(?<![\d./-])(?<a>\d{1,2})(?<sign>[/])(?<b>\d{1,2})\k<sign>(?<y>\d{2})(?!\d|[./-]\d)/gu,
    readings: ({ a, b, y }) => listOrders(Number(a), Number(b), 2000 + Number(y), false),
  },
  {
    pattern: /(?<![\p{L}\d])(?<y>(?:19|20)\d{2})[-/ ]?[QT](?<q>[1-4])(?!\d)/gu,
    readings: ({ y, q }) => [{ year: Number(y), quarter: Number(q) }],
  },
  {
    pattern: /(?<![\p{L}\d])[QT](?<q>[1-4])[ /’'-]{0,2}(?<y>(?:19|20)\d{2})(?!\d)/gu,
    readings: ({ q, y }) => [{ quarter: Number(q), year: Number(y) }],
  },
  { pattern: bareQuarter, readings: ({ q }) => [{ quarter: Number(q) }] },
  {
    pattern: quarterInWords,
    readings: (groups) => {
      const year = groups["year"] ?? groups["early"];
      return [{ quarter: readQuarter(groups), ...(year && { year: Number(year) }) }];
    },
  },
  {
    pattern: new RegExp(
      String.raw`(?:(?:(?<y>\d{4})年|${eraYear})\s?)?(?<m>\d{1,2}|${han})月(?!間)(?:\s?(?<d>\d{1,2}|${han})日(?!間))?`,
      "gu",
    ),
    readings: ({ y, era, years = "", m = "", d }) => [
      {
        ...(y && { year: Number(y) }),
        ...(era && { year: readEra(era, years) }),
        month: parseHan(m),
        ...(d && { day: parseHan(d) }),
      },
    ],
  },
];

function listOrders(first: number, second: number, year: number, dayFirst: boolean): DateParts[] {
  const inOrder = { day: first, month: second, year };
  return dayFirst ? [inOrder] : [inOrder, { day: second, month: first, year }];
}

function isPossible({ day = 1, month = 1 }: DateParts): boolean {
  return day >= 1 && day <= 31 && month >= 1 && month <= 12;
}

function getMonthNumbers(): ReadonlyMap<string, number> {
  monthNumbers ??= new Map([
    ["sept", 9],
    ["mar", 3],
    ...listNames().map(({ name, month }): [string, number] => [name, month]),
  ]);
  return monthNumbers;
}

const listNames = () =>
  [...listMonths({ day: "numeric" }), ...listMonths({})].filter(
    ({ name }) => /^\p{L}{3,}$/u.test(name) && !neverMonths.has(name),
  );

function readMonth(typed: string): number | null {
  const name = normalize(typed);
  if (ambiguous.has(name) && /^\p{Ll}/u.test(typed) && !typed.endsWith(".")) return null;
  return getMonthNumbers().get(name) ?? null;
}

function readNamed({ m = "", d, y }: Groups): DateParts[] {
  const month = readMonth(m);
  if (month === null) return [];
  return [{ month, ...(d && { day: Number(d) }), ...(y && { year: Number(y) }) }];
}

/** Reads `second Sunday of September 2025`. */
function readNth(groups: Groups): DateParts[] {
  const [parts] = readNamed(groups);
  if (!parts) return [];
  const day = readNthWeekday(groups, parts);
  return [day === null ? parts : { ...parts, day }];
}

function getNamed(language: NumberLanguage): readonly DatePattern[] {
  const known = patterns.get(language) ?? buildNamed(language);
  patterns.set(language, known);
  return known;
}

let anyMonth: RegExp | null = null;

function hasMonth(text: string): boolean {
  anyMonth ??= new RegExp([...getMonthNumbers().keys()].join("|"), "iu");
  return anyMonth.test(text);
}

function buildNamed(language: NumberLanguage): DatePattern[] {
  const month = String.raw`(?<m>${matchMonth(language)})`;
  const of = String.raw`(?:(?:de|del|of|du|di)[ \u00A0])?`;
  const year = String.raw`(?<y>(?:19|20)\d{2})(?!\d)`;
  // In other languages, a full stop after a number ends the sentence.
  const ordinal = `st|nd|rd|th|er|º|ª${language === "de" ? String.raw`|\.` : ""}`;
  const after = String.raw`(?:st|nd|rd|th)?(?![\p{L}\d:%]|[.,]\d|[ \u00A0](?:%|per))`;
  // The year is first, and names have endings: 2017. május 12-én, 2017 májusában.
  const hungarianMonth = listNames()
    .filter((one) => one.language === "hu" && one.isLong)
    .map(({ name }) => name)
    .join("|");
  const hungarian = [
    String.raw`(?<![\p{L}\d])(?:(?<y>(?:19|20)\d{2})\.?[ \u00A0])?(?<m>${hungarianMonth})(?:\p{L}{0,6}(?![\p{L}])(?:[ \u00A0](?<d>\d{1,2})(?:-\p{L}{1,3}|\.)?)?)`,
  ];
  const monthFirst = [
    String.raw`(?<!\p{L})${month}[ \u00A0](?<d>\d{1,2})${after},?[ \u00A0]${year}`,
    // After "in", the number counts something: in May 12 people came.
    String.raw`(?<!\p{L}|(?<!\p{L})in[ \u00A0])${month}[ \u00A0](?<d>\d{1,2})${after}`,
  ];
  const nth = String.raw`(?<![\p{L}\d])(?<nth>${nthWords})[ \u00A0](?<weekday>${weekdayNames.join("|")})[ \u00A0](?:(?:of|in|im|de|del|di|do|em|van|des)[ \u00A0]|d['’])?(?:the |el |los )?${month}(?:,?[ \u00A0]${of}${year})?`;
  const sources = [
    nth,
    ...(language === "hu" ? hungarian : []),
    String.raw`(?<![\p{L}\p{N}])(?<d>\d{1,2})(?:${ordinal})?[ \u00A0]${of}${month}(?:,?[ \u00A0]${of}${year})?`,
    ...(language === "en" ? monthFirst : []),
    String.raw`(?<!\p{L})${month}[ \u00A0]${of}${year}`,
  ];
  return sources.map((source) => ({
    pattern: new RegExp(source, "giu"),
    readings: source === nth ? readNth : readNamed,
  }));
}

/** Matches a month's name. Only abbreviations have a full stop; after a whole name, it ends the sentence. */
function matchMonth(language: NumberLanguage): string {
  const names = listNames();
  const own = new Set(
    names.filter((one) => one.language === language && !one.isLong).map(({ name }) => name),
  );
  for (const { name, isLong, language: other } of names) {
    if (isLong && other === language) own.delete(name);
  }
  const whole = new Set(names.flatMap(({ name, isLong }) => (isLong ? [name] : [])));
  // In other languages, "mar" is also the sea.
  const known = [...getMonthNumbers().keys()].filter((name) => name !== "mar" || language === "en");
  const all = known.toSorted((one, other) => other.length - one.length);
  const [abbreviated, full] = [true, false].map((isShort) =>
    all.filter((name) => (own.has(name) || !whole.has(name)) === isShort).join("|"),
  );
  return String.raw`(?:${full})(?!\p{L})|(?:${abbreviated})(?!\p{L})\.?`;
}
