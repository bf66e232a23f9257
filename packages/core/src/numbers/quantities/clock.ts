import type { NumberLanguage } from "../number-language.ts";
import { parseHan } from "../words/han-numbers.ts";

/** A time of day, in minutes since midnight; two if a 12-hour clock's half isn't known. */
export interface ClockMention {
  start: number;
  end: number;
  raw: string;
  minutes: readonly number[];
  /** The number, if it may also count something, as in `at 8`. */
  count?: number;
}

const afternoon =
  /p\.? ?m\.?|de la (?:tarde|noche)|de l['’]après-midi|du soir|da (?:tarde|noite)|di sera|del pomeriggio|nachmittags|abends|in the (?:afternoon|evening)|午後|下午|晚上|夜|délután|este|مساء/iu;
const morning =
  /a\.? ?m\.?|de la mañana|du matin|da manhã|di mattina|del mattino|morgens|vormittags|in the morning|午前|早上|上午|朝|reggel|délelőtt|صباح/iu;

const period = String.raw`[ap]\.?[ \u00A0]?m(?![\p{L}])\.?|de la (?:mañana|tarde|noche)|du (?:matin|soir)|de l['’]après-midi|da (?:manhã|tarde|noite)|di (?:sera|mattina)|del (?:pomeriggio|mattino)|in the (?:morning|afternoon|evening)|صباح\p{L}*|مساء`;
const hour = String.raw`(?<hour>[01]?\d|2[0-4])`;
const space = String.raw`[ \u00A0\u202F]?`;

/** A time of day that can't be a duration. */
const certain: readonly string[] = [
  // 9.45 pm, 9:45 a.m., 8 p.m., 8 de la tarde
  String.raw`${hour}(?:[.:h](?<minute>[0-5]\d))?${space}(?:horas |heures |ore )?(?<period>${period})`,
  // 9 h 30
  String.raw`${hour}[ \u00A0\u202F]h[ \u00A0\u202F]?(?<minute>[0-5]\d)(?!\d|[ \u00A0]?min)`,
  // 9.15 Uhr, 9 Uhr 15, 8 o'clock, 8 órakor
  String.raw`${hour}(?:[.:](?<minute>[0-5]\d))?${space}(?:Uhr(?!\p{L})(?: (?<late>[0-5]\d)(?!\d))?(?: (?<period>morgens|vormittags|nachmittags|abends))?|o['’]clock|órakor|óráig|órától)`,
  // 午後6時半, 18時30分, 9点
  String.raw`(?<period>午前|午後|朝|夜|早上|上午|下午|晚上)?${hour}[時时点點](?!間|间)(?:(?<half>半)|(?<minute>[0-5]?\d)分?)?`,
];

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
    certain: certain.map((source) => new RegExp(start + source, "giu")),
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
  if (!/\d/u.test(text)) return [];
  const { certain: sure, bare } = getPatterns(language);
  const found: ClockMention[] = [];
  for (const pattern of [...sure, ...(bare ? [bare] : [])]) {
    for (const { 0: raw, index: start, groups = {} } of text.matchAll(pattern)) {
      const end = start + raw.length;
      if (found.some((other) => start < other.end && other.start < end)) continue;
      if (pattern === bare && countsNoun(text.slice(end), groups["minute"])) continue;
      const isBare = pattern === bare && groups["minute"] === undefined;
      found.push({
        start,
        end,
        raw,
        minutes: listMinutes(groups),
        ...(isBare && { count: Number(groups["hour"]) }),
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
  const minutes = half === undefined ? Number(minute ?? late ?? 0) : 30;
  const hours = parseHan(typed) % 24;
  return toMinutes(hours * 60 + minutes, part, typed);
}

/** Lists the times of day that a typed time may mean. `part` names a half of the day, if any. */
export function toMinutes(atMinutes: number, part: string, typed: string): number[] {
  const half = 720;
  if (part !== "" && afternoon.test(part)) return [(atMinutes % half) + half];
  if (part !== "" && morning.test(part)) return [atMinutes % half];
  const isSure = atMinutes >= 13 * 60 || typed.startsWith("0") || atMinutes === 0;
  return isSure ? [atMinutes] : [atMinutes, (atMinutes + half) % (2 * half)];
}
