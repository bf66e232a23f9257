import type { NumberLanguage } from "../number-language.ts";
import { usesComma } from "../read-numbers.ts";
import { parseHan } from "../words/han-numbers.ts";
import { readMeasure } from "./read-measure.ts";
import { toMinutes } from "./day-half.ts";
import type { ClockMention } from "./clock-mention.ts";
import { readSpokenClock } from "./spoken-clock.ts";

const period = String.raw`[ap]\.?[ \u00A0]?m(?![\p{L}])\.?|de la (?:mañana|tarde|noche)|du (?:matin|soir)|de l['’]après-midi|da (?:manhã|tarde|noite)|di (?:sera|mattina)|del (?:pomeriggio|mattino)|in the (?:morning|afternoon|evening)|صباح\p{L}*|مساء`;
const hour = String.raw`(?<hour>[01]?\d|2[0-4])`;
const hanHour = String.raw`(?<hour>[二两兩]?十[一二三四]?|[一二三四五六七八九两兩])`;
const hanMinute = "(?:[二三四五]?十[一二三四五六七八九]?|[一二三四五六七八九])";
const easternPeriod = "午前|午後|朝|夜|早上|上午|中午|下午|晚上|凌晨";
const space = String.raw`[ \u00A0\u202F]?`;

/** Index of the pattern in `certain` whose times may be durations. */
const hoursIndex = 1;
/** A time of day. */
const certain: readonly string[] = [
  // 9.45 pm, 9:45 a.m., 8 p.m., 8 de la tarde
  String.raw`${hour}(?:[.:h](?<minute>[0-5]\d))?${space}(?:horas |heures |ore )?(?<period>${period})`,
  // 9 h 30
  String.raw`${hour}[ \u00A0\u202F]h[ \u00A0\u202F]?(?<minute>[0-5]\d)(?!\d|[ \u00A0]?min)`,
  // 9.15 Uhr, 9 Uhr 15, 8 o'clock, 8 órakor
  String.raw`${hour}(?:[.:](?<minute>[0-5]\d))?${space}(?:Uhr(?!\p{L})(?: (?<late>[0-5]\d)(?!\d))?(?: (?<period>morgens|vormittags|nachmittags|abends))?|o['’]clock|órakor|óráig|órától)`,
  // 午後6時半, 18時30分, 9点, 六時半, 下午两点
  String.raw`(?<period>${easternPeriod})?${hour}[時时点點](?!間|间)(?:(?<half>半)|(?<minute>[0-5]?\d)分?)?`,
  String.raw`(?<period>${easternPeriod})?${hanHour}(?:[時时](?!間|间|代|期)|[点點](?=半|${hanMinute}分|整|[开開关關起])|(?<=(?:${easternPeriod})[^点點]{1,3})[点點])(?:(?<half>半)|(?<minute>${hanMinute})分?)?`,
];

/** 11.15 h, where a full stop is no decimal separator. */
const dotted = String.raw`${hour}[.:](?<minute>[0-5]\d)${space}h(?:rs?|oras|eures)?(?![\p{L}\d])`;

/** à 19 heures */
const frenchHour = String.raw`(?<=(?<!\p{L})(?:à|dès|vers|avant|après|jusqu['’]à) )${hour}${space}(?:h|heures?)(?![\p{L}\d]| et | moins |[ \u00A0]\d)`;

/** Words before an hour that has no unit, or only minutes. */
const before: Partial<Record<NumberLanguage, string>> = {
  en: "at",
  es: "a las|a la|las",
  pt: "às|à",
  it: "alle|all['’]|dalle|ore",
};

interface Patterns {
  certain: readonly RegExp[];
  bare: RegExp | null;
}
const patterns = new Map<NumberLanguage, Patterns>();

function getPatterns(language: NumberLanguage): Patterns {
  const known = patterns.get(language);
  if (known) return known;
  const start = String.raw`(?<![\p{Script=Latin}\d.,:/-]|\d )`;
  const preposition = before[language];
  const built = {
    certain: [
      ...certain,
      ...(usesComma(language) ? [dotted] : []),
      ...(language === "fr" ? [frenchHour] : []),
    ].map((source) => new RegExp(start + source, "giu")),
    // alle 13, a las 8.30, às 9h, à 19 heures
    bare:
      preposition === undefined
        ? null
        : new RegExp(
            String.raw`(?<=(?<!\p{L})(?:${preposition}) ?)${hour}(?:[.:h](?<minute>[0-5]\d)|${space}(?:h(?!\p{L})|heures|horas))?(?![\p{L}\d:%€]|[.,]\d|[ \u00A0\u202F]?[-–—%€]|[ \u00A0\u202F]\d)`,
            "giu",
          ),
  };
  patterns.set(language, built);
  return built;
}

/** Lists times of day such as `9:45 p.m.`, `18時30分` or `alle 13`. Plain `9:15` may also be a duration. */
export function readClock(text: string, language: NumberLanguage): ClockMention[] {
  const found = readSpokenClock(text, language);
  if (!/[\d時时点點]/u.test(text)) return found;
  const { certain: sure, bare } = getPatterns(language);
  for (const pattern of [...sure, ...(bare ? [bare] : [])]) {
    const isHours = pattern === sure[hoursIndex];
    for (const { 0: raw, index: start, groups = {} } of text.matchAll(pattern)) {
      const end = start + raw.length;
      if (found.some((other) => start < other.end && other.start < end)) continue;
      if (pattern === bare && countsNoun(text.slice(end), groups["minute"])) continue;
      // In `at 3 °C` the number has a unit.
      if (
        pattern === bare &&
        groups["minute"] === undefined &&
        readMeasure(text, start + (groups["hour"]?.length ?? 0), language)?.measures.every(
          ({ kind }) => kind !== "time",
        )
      )
        continue;
      const isBare = pattern === bare && groups["minute"] === undefined;
      found.push({
        start,
        end,
        raw,
        minutes: listMinutes(groups),
        ...(isBare && { count: Number(groups["hour"]) }),
        ...(isHours && { seconds: 3600 * Number(groups["hour"]) + 60 * Number(groups["minute"]) }),
      });
    }
  }
  return found;
}

/** Whether a lower-case noun follows, so the number counts it: `a las 8 personas`. */
const countsNoun = (rest: string, minute: string | undefined) =>
  minute === undefined &&
  /^ (?!(?:h|de|del|da|di|a|e|y|o|al|alle|and|or|on|in|every|each|to|until|when|with|the|but|so|sharp)(?!\p{L}))\p{L}/u.test(
    rest,
  );

function listMinutes(groups: Record<string, string | undefined>): number[] {
  const { hour: typed = "", minute, late, half, period: part = "" } = groups;
  const minutes = half === undefined ? parseHan(minute ?? late ?? "0") : 30;
  const hours = parseHan(typed) % 24;
  return toMinutes(hours * 60 + minutes, part, typed);
}
