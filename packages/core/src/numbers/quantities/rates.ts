import type { NumberLanguage } from "../number-language.ts";
import type { QuantityMention } from "./quantity.ts";
import { readMeasure } from "./read-measure.ts";

/** Words between an amount and its period: `79 a month`, `40 Liter pro Woche`, `9 euros al mes`. */
const connectors = String.raw`a la|alla|al|an?|per|each|every|pro|je|im|am|in der|par|chaque|à l['’]|por|cada|all['’]|ogni|ao|à`;
const slash = /^[ \u00A0]?\/[ \u00A0]?/u;
/** Up to two words that are counted, then the word before the period. */
const connected = new RegExp(
  String.raw`^(?:[ \u00A0](?:of |de |d['’]|di |von )?\p{L}{2,20}){0,2}?[ \u00A0](?:${connectors})(?<=['’]|(?= ))[ \u00A0]?`,
  "iu",
);
/** What follows a period that isn't a rate's: \`im Jahr 2023\`, \`the week before\`. */
const named =
  /^[ \u00A0](?:\d|davor|zuvor|danach|before|earlier|later|ago|avant|plus tard|antes|después|prima|dopo)/iu;

const adverbs: readonly (readonly [words: string, period: string])[] = [
  ["daily|täglich|par jour|diari[oa]s?|al giorno", "day"],
  ["weekly|wöchentlich|semanal(?:es)?|settimanal[ei]|hebdomadaires?", "week"],
  ["monthly|monatlich|mensuel(?:le)?s?|mensual(?:es)?|mensil[ei]|mensa(?:l|is)", "month"],
  ["yearly|annually|per annum|jährlich|annuel(?:le)?s?|anual(?:es)?|anua(?:l|is)|annu[io]", "year"],
];
const afterward = adverbs.map(
  ([words, period]) =>
    [new RegExp(String.raw`^[ \u00A0](?:${words})(?!\p{L})`, "iu"), period] as const,
);
/** The period before an amount in Japanese and Chinese: 毎分, 每天, 月に. */
const eastern =
  /(?:[毎每](秒|分|時|时|日|天|週|周|月|年)|(?:1|一)?(日|週|月|年)(?:に|間?で))(?:約|およそ)?$/u;
const easternSeconds: Readonly<Record<string, number>> = {
  秒: 1,
  分: 60,
  時: 3600,
  时: 3600,
  日: 86_400,
  天: 86_400,
  週: 604_800,
  周: 604_800,
  月: 30.4375 * 86_400,
  年: 365.25 * 86_400,
};

/** Kinds that are no amounts in a period. */
const unrated = new Set(["%", "pp", "clock", "ordinal", "time", "temperature", "degrees"]);

/** Adds the period, in seconds, of numbers such as `750 litres a second`. */
export const addRates = (
  text: string,
  numbers: readonly QuantityMention[],
  language: NumberLanguage,
): QuantityMention[] =>
  numbers.map((number) => {
    if (number.quantities.some(({ kind }) => unrated.has(kind))) return number;
    const per = readPeriod(text, number, language);
    return per === null ? number : { ...number, per };
  });

/** The period before an amount: `every week 420 cheeses`. */
const everyPeriod =
  /(?<!\p{L})(?:every|each|jede[nrsm]?|chaque|cada|ogni|elke|iedere|minden)[ \u00A0](\p{L}{3,10}),?(?:[ \u00A0]\p{L}{1,10})?[ \u00A0]$/iu;
const maxBefore = 40;

/** UTF-16 units around a number in which its period is. */
const maxAround = 60;

function readPeriod(
  text: string,
  { start, end }: QuantityMention,
  language: NumberLanguage,
): number | null {
  if (language === "ja" || language === "zh") {
    const [, every = "", inEach = ""] =
      eastern.exec(text.slice(Math.max(0, start - 6), start)) ?? [];
    return easternSeconds[every || inEach] ?? null;
  }
  const before = text.slice(Math.max(0, start - maxBefore), start);
  const [whole = "", named = ""] = everyPeriod.exec(before) ?? [];
  if (whole !== "") {
    const period = readTime(named, 0, language);
    if (period !== null) return period;
  }
  const rest = text.slice(end, end + maxAround);
  const adverb = afterward.find(([pattern]) => pattern.test(rest))?.[1];
  if (adverb) return readTime(adverb, 0, "en");
  const connector = slash.exec(rest)?.[0] ?? connected.exec(rest)?.[0];
  return connector === undefined ? null : readTime(rest, connector.length, language);
}

function readTime(text: string, at: number, language: NumberLanguage): number | null {
  const unit = readMeasure(text, at, language);
  const time = unit?.measures.find(({ kind }) => kind === "time");
  return unit && time && !named.test(text.slice(unit.end)) ? time.factor : null;
}
