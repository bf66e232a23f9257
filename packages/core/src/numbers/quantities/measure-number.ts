import { toLatinDigits } from "../../text/latin-digits.ts";
import { readAmounts } from "../amount.ts";
import type { NumberLanguage } from "../number-language.ts";
import type { NumberMention } from "../number-mention.ts";
import { readHundredths, sharedSigns } from "../currencies.ts";
import { usesComma } from "../read-numbers.ts";
import { takePart } from "../words/halves.ts";
import { toMinutes } from "./day-half.ts";
import type { Quantity, QuantityMention } from "./quantity.ts";
import { type Measure, readMeasure } from "./read-measure.ts";

const minus =
  /(?:(?<=^|[\s([:;,~〜～\p{Script=Han}\p{scx=Hiragana}])[-−–]|(?<![\p{L}\d])(?:minus|moins|menos|meno|menys|mínusz|سالب)[ \u00A0]?|マイナス|氷点下|零下)$/iu;
const belowZero =
  /^[ \u00A0]?(?:below (?:zero|freezing)|unter null|au-dessous de zéro|bajo cero|sotto zero|abaixo de zero|fagy)/iu;
const points =
  /^[ \u00A0-]?(?:points?|punkte?n?|puntos?|pontos?|punt[oi]|ポイント|pont)(?!\p{L})/iu;
/** Numbers of UTF-16 units around a number that are searched for a sign or unit. */
const maxBefore = 10;
const maxAfter = 30;

/** Adds the unit after a number, in words or as a symbol, a half after it, and a sign before it. */
export function measureNumber(
  text: string,
  number: NumberMention,
  language: NumberLanguage,
): QuantityMention {
  const before = text.slice(Math.max(0, number.start - maxBefore), number.start);
  const sign = minus.exec(before)?.[0] ?? "";
  const start = number.start - sign.length;
  const { quantities, end } =
    number.unit === ":" ? readTime(number) : readUnits(text, number, language);
  const isNegative = sign !== "" || belowZero.test(text.slice(end, end + maxAfter));
  return { ...number, start, end, raw: text.slice(start, end), quantities, isNegative };
}

interface Units {
  quantities: Quantity[];
  end: number;
}

function readUnits(text: string, number: NumberMention, language: NumberLanguage): Units {
  const { values, unit, end, form } = number;
  const step = findStep(number, language);
  const plain = (kind: string) =>
    values.map((value, index): Quantity => {
      return { kind, value, step, factor: 1, isUnlikely: index > 0 };
    });
  if (form === "fraction") return { quantities: plain(unit), end };
  if (unit !== "") {
    // `18 pounds` may be a weight, and `6 ft` a length, so the unit is read again.
    const mayMeasure = unit === "GBP" || (unit === "HUF" && language !== "hu");
    const name = mayMeasure ? readMeasure(text, numberEnd(number), language) : null;
    if (name && unit === "HUF")
      return { quantities: measure(plain(""), name.measures), end: name.end };
    const others = (sharedSigns[unit] ?? []).flatMap(plain);
    return {
      quantities: [...plain(unit), ...others, ...measure(plain(""), name?.measures ?? [])],
      end,
    };
  }
  const cents = readHundredths(text, end, language);
  if (cents) {
    const quantities = cents.codes.flatMap((code) =>
      plain(code).map((one) => ({
        ...one,
        value: one.value / 100,
        step: step / 100,
        factor: 0.01,
      })),
    );
    return { quantities, end: cents.end };
  }
  const early = takePart(text, end);
  const name = readMeasure(text, early.end, language);
  const late = name && early.added === 0 ? takePart(text, name.end) : null;
  const added = early.added + (late?.added ?? 0);
  const amounts = plain("").map((amount): Quantity => ({
    ...amount,
    value: amount.value + added,
    step: added > 0 ? 0 : step,
  }));
  if (name) return { quantities: measure(amounts, name.measures), end: late?.end ?? name.end };
  const isPoints = points.test(text.slice(early.end, early.end + maxAfter));
  const shares = isPoints ? amounts.map((amount): Quantity => ({ ...amount, kind: "pp" })) : [];
  return { quantities: [...amounts, ...shares, ...readDotted(number)], end: early.end };
}

/** Times of day with a full stop, as in `12.10–12.55`, which may be decimals. */
function readDotted({ raw }: NumberMention): Quantity[] {
  const [, hours, minutes] = /^([01]?\d|2[0-4])\.([0-5]\d)$/u.exec(raw.trim()) ?? [];
  if (hours === undefined) return [];
  const values = toMinutes(Number(hours) * 60 + Number(minutes), "", hours);
  return values.map((value): Quantity => ({ kind: "clock", value, step: 0, factor: 1 }));
}

const numberEnd = ({ start, raw }: NumberMention) =>
  start + (/^[\d.,'’ \u00A0]*\d/u.exec(raw)?.[0].length ?? 0);

/** Degrees without a scale are Celsius, Fahrenheit, or an angle. */
const scales: readonly Measure[] = [
  { kind: "degrees", factor: 1, offset: 0 },
  { kind: "temperature", factor: 1, offset: 0 },
  { kind: "temperature", factor: 5 / 9, offset: -160 / 9 },
];

const measure = (amounts: readonly Quantity[], measures: readonly Measure[]): Quantity[] =>
  amounts.flatMap((amount) =>
    measures
      .flatMap((one) => (one.kind === "degrees" ? scales : [one]))
      .map(({ kind, factor, offset }) => ({
        ...amount,
        kind,
        value: amount.value * factor + offset,
        step: amount.step * factor,
        factor,
      })),
  );

/** `9:15` is a time of day or 9 minutes and 15 seconds; `1:08:42` and `1h30` are durations, too. */
function readTime({ raw, end }: NumberMention): Units {
  const [first = 0, second = 0, third] = (raw.match(/\d+/gu) ?? []).map(Number);
  const of = (kind: string, value: number): Quantity => ({ kind, value, step: 0, factor: 1 });
  const duration = of("time", first * 3600 + second * 60 + (third ?? 0));
  const clock = first > 24 ? [] : toMinutes(first * 60 + second, "", raw);
  const times = clock.map((value) => of("clock", value));
  if (third !== undefined) return { quantities: [duration, ...times], end };
  const short = raw.includes(":") ? [of("time", first * 60 + second)] : [];
  return { quantities: [...times, ...short, duration], end };
}

/** Returns the typed number's smallest place, with its multiplier. */
function findStep({ raw, values: [value], form }: NumberMention, language: NumberLanguage): number {
  const typed = /\d(?:[\d.,'’ \u00A0\u202F]*\d)?/u.exec(raw)?.[0];
  if (form !== "digits" || typed === undefined) return 0;
  const [amount = 0] = readAmounts(typed, usesComma(language));
  // A number without its decimal separator is 10, 100, … times as large.
  return amount === 0 ? 0 : value / Number(toLatinDigits(typed).replaceAll(/\D/gu, ""));
}
