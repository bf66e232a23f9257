import type { NumberLanguage } from "../number-language.ts";
import { readMultiplier } from "../multipliers.ts";
import { buildQuantity } from "./build-quantity.ts";
import { readUnit } from "../units.ts";
import { anyPart, halfBefore, oneAndHalf, quartersBefore, takePart } from "../words/halves.ts";
import type { Quantity, QuantityMention } from "./quantity.ts";
import { isUnitWord, readMeasure } from "./read-measure.ts";

const starts: readonly (readonly [pattern: RegExp, count: number])[] = [
  [new RegExp(String.raw`(?<!\p{L})(?:${oneAndHalf})(?=[ \u00A0])`, "giu"), 1.5],
  ...quartersBefore.map(
    ([pattern, count]) =>
      [new RegExp(String.raw`(?<!\p{L})(?:${pattern})`, "giu"), count / 4] as const,
  ),
  [
    new RegExp(
      String.raw`(?<![\p{Script=Latin}\p{Script=Arabic}]|(?<!\p{L})(?:and|und|et|y|e|en|és|i)[ -](?:an? )?)(?:${halfBefore})`,
      "giu",
    ),
    0.5,
  ],
];

const articles = String.raw`(?:an?|one|eine?[nm]?|une?|un['’]|una?|um|uma|een|egy)[ \u00A0]`;
/** Units that need no article before "and a half". */
const singular =
  "hora|año|ano|mes|minuto|día|dia|semana|ora|anno|mese|giorno|settimana|kilo|quilo|chilo|litro";
/** `a year`, `an hour and a half`, `hora y media`. */
const implicit = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${articles}|(?<!\d )(?=(?:${singular}) (?:${anyPart})))`,
  "giu",
);

const nextWord = /\p{L}+/uy;

/**
 * Lists measures whose number is a word for a half or a quarter, or that have no number: `half an hour`, `an hour and a
 * half`, `half a million`, `a year`.
 */
export function readHalves(text: string, language: NumberLanguage): QuantityMention[] {
  const found: QuantityMention[] = [];
  const add = (start: number, end: number, quantities: Quantity[], isImplicit = false) => {
    if (found.some((other) => start < other.end && other.start < end)) return;
    const mention = buildQuantity(text, { start, end }, quantities);
    found.push(isImplicit ? { ...mention, isImplicit } : mention);
  };
  for (const [pattern, count] of starts) {
    for (const { 0: raw, index: start } of text.matchAll(pattern)) {
      const read = readAfter(text, start + raw.length, count, language);
      if (read) add(start, read.end, read.quantities);
    }
  }
  for (const { 0: raw, index: start } of text.matchAll(implicit)) {
    nextWord.lastIndex = start + raw.length;
    if (!isUnitWord(nextWord.exec(text)?.[0] ?? "", language)) continue;
    const name = readMeasure(text, start + raw.length, language);
    if (!name) continue;
    const { added, end } = takePart(text, name.end);
    const isTime = name.measures.some(({ kind }) => kind === "time");
    if (added === 0 && (raw === "" || !isTime)) continue;
    const quantities = name.measures.map(({ kind, factor }) => ({
      kind,
      value: (1 + added) * factor,
      step: 0,
      factor,
    }));
    add(start, end, quantities, added === 0);
  }
  return found;
}

/** Reads a unit, or a multiplier such as "million", after a word for a half. */
function readAfter(text: string, at: number, count: number, language: NumberLanguage) {
  // Some of the patterns end with the space before the unit.
  const isSpaced = /[ \u00A0-]/u.test(text.charAt(at - 1));
  const name =
    readMeasure(text, at, language) ?? (isSpaced ? readMeasure(text, at - 1, language) : null);
  if (name) {
    const quantities = name.measures.map(({ kind, factor }): Quantity => ({
      kind,
      value: count * factor,
      step: 0,
      factor,
    }));
    return { quantities, end: name.end };
  }
  const { factors, end } = readMultiplier(text, at);
  const [factor = 1] = factors;
  if (factor < 1000) return null;
  const after = readUnit(text, end);
  return {
    quantities: [{ kind: after.unit, value: count * factor, step: 0, factor: 1 }],
    end: after.end,
  };
}

const gap = /^(?:,? (?:and|und|et|y|e|en|és) |,? |و ?| و)?$/iu;

/** Joins durations in several units, e.g. `1 h 8 min 42 s`, `a year and two months`. */
export function joinDurations(
  text: string,
  numbers: readonly QuantityMention[],
): QuantityMention[] {
  const joined: QuantityMention[] = [];
  for (const number of numbers) {
    const last = joined.at(-1);
    const [time, more] = [last && soleDuration(last), soleDuration(number)];
    const isNext =
      last &&
      time !== undefined &&
      more !== undefined &&
      more < time &&
      number.values[0] < maxInside &&
      unitOf(last) > unitOf(number) &&
      gap.test(text.slice(last.end, number.start));
    if (isNext) joined[joined.length - 1] = sum(text, last, number);
    else joined.push(number);
  }
  return joined;
}

/** The most of a smaller unit that is typed beside a larger one, e.g. 59 minutes. */
const maxInside = 60;

function soleDuration({ quantities }: QuantityMention): number | undefined {
  return quantities.every(({ kind }) => kind === "time") ? quantities[0]?.value : undefined;
}

const unitOf = ({ quantities: [first] }: QuantityMention) => first?.factor ?? 1;

function sum(text: string, one: QuantityMention, other: QuantityMention): QuantityMention {
  const value = (one.quantities[0]?.value ?? 0) + (other.quantities[0]?.value ?? 0);
  const { end } = other;
  const { isImplicit: _isImplicit, ...last } = other;
  // The smaller unit is kept, so further units can follow.
  return {
    ...last,
    start: one.start,
    end,
    raw: text.slice(one.start, end),
    quantities: [{ kind: "time", value, step: 0, factor: unitOf(other) }],
    values: [value / (unitOf(other) || 1)],
    rounding: one.rounding,
    form: one.form,
  };
}
