import { maskRanges } from "../../text/mask.ts";
import type { NumberLanguage } from "../number-language.ts";
import { readNumbers } from "../read-numbers.ts";
import { readFractions } from "../words/fractions.ts";
import { readOrdinals } from "../words/ordinals.ts";
import { readEraYears } from "../dates/eras.ts";
import { buildQuantity } from "./build-quantity.ts";
import type { ClockMention } from "./clock-mention.ts";
import { readClock } from "./clock.ts";
import { joinDurations, readHalves } from "./durations.ts";
import { inheritUnits } from "./inherit-units.ts";
import { measureNumber } from "./measure-number.ts";
import type { Quantity, QuantityKind, QuantityMention } from "./quantity.ts";
import { addRates } from "./rates.ts";
import { readRatios } from "./ratios.ts";

interface Place {
  start: number;
  end: number;
}

/** Lists a text's numbers with their units, in order. Dates, addresses and list numbers must be masked before. */
export function readQuantities(text: string, language: NumberLanguage): QuantityMention[] {
  const fixed: QuantityMention[] = [];
  let rest = text;
  const take = (found: readonly QuantityMention[]) => {
    fixed.push(...found);
    if (found.length > 0) rest = maskRanges(rest, found);
  };
  take(readClock(rest, language).map((time) => clockOf(text, time)));
  take(readHalves(rest, language));
  take(readFractions(rest, language).map((number) => measureNumber(rest, number, language)));
  take(
    readOrdinals(rest, language).map(({ value, others = [], ...place }) =>
      buildQuantity(text, place, [
        exact("ordinal", value),
        ...others.map((kind) => exact(kind, value)),
      ]),
    ),
  );
  take(
    readEraYears(rest).map(({ value, ...place }) => buildQuantity(text, place, [exact("", value)])),
  );
  const numbers = readNumbers(rest, language, { countsOne: true }).map((number) =>
    measureNumber(rest, number, language),
  );
  const all = joinDurations(text, [...fixed, ...numbers].toSorted(byStart));
  const ratios = readRatios(text, all, language);
  return addRates(text, inheritUnits(text, withRatios(all, ratios)), language)
    .filter((number) => !isPlainOne(number))
    .map((number) => (isWordOne(number) ? { ...number, isImplicit: true } : number));
}

/** Whether a number is only the word "one" before a unit, as in `one litre`. */
const isWordOne = ({ form, values: [value], raw, quantities: [first] }: QuantityMention) =>
  form === "words" && value === 1 && first?.kind !== "ordinal" && /^[^\d ]+ [^\d ]+$/.test(raw);

const byStart = (one: Place, other: Place) => one.start - other.start;

const exact = (kind: QuantityKind, value: number): Quantity => ({
  kind,
  value,
  step: 0,
  factor: 1,
});

function clockOf(text: string, time: ClockMention): QuantityMention {
  const { minutes, count, seconds, isImplicit, ...place } = time;
  const mention = buildQuantity(text, place, [
    ...minutes.map((value) => exact("clock", value)),
    ...(count === undefined ? [] : [exact("", count)]),
    ...(seconds === undefined ? [] : [exact("time", seconds)]),
  ]);
  return isImplicit ? { ...mention, isImplicit } : mention;
}

function withRatios(
  all: readonly QuantityMention[],
  ratios: readonly QuantityMention[],
): QuantityMention[] {
  const parts = new Set(ratios.flatMap((ratio) => ratio.parts ?? []));
  return [...all.filter((number) => !parts.has(number)), ...ratios].toSorted(byStart);
}

/** "One" alone, and `1` alone, needn't be a number. */
const isPlainOne = ({ quantities, raw }: QuantityMention) =>
  quantities.every(({ kind, value }) => kind === "" && value === 1) && !/[.,]/.test(raw);
