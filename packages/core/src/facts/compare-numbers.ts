import type { Quantity, QuantityMention } from "../numbers/quantities/quantity.ts";
import { listBetween } from "./sorted-values.ts";
import { type Facts, quantityKey, type SourceNumber, valueKey } from "./read-facts.ts";

/** Maximum distance of a rounded number from the source's number, as a fraction of the source's number. */
const roundedShare = 0.06;
/** Maximum distance of a rounded percentage from the source's percentage, in percentage points. */
const roundedPoints = 2.5;
/** Maximum distance of a percentage from a fraction, in percentage points, e.g. of 33 % from "a third". */
const fractionPoints = 0.7;
/** Maximum loss of a number with fewer decimals than the source's, as a fraction of the source's number. */
const decimalShare = 0.01;
/** Maximum difference of a number converted to another unit, as a fraction. */
const convertedShare = 0.025;
/** Maximum difference of two periods or of amounts for them, as a fraction: a month has 4.35 weeks, not 4. */
const periodShare = 0.006;
/** "More than" and "less than" may be this far from the source's number, as a fraction, if the number is round. */
const exceededShare = 0.3;

/** Kinds that a slide must name: 9 % isn't 9. */
const needed: ReadonlySet<string> = new Set(["%", "pp", "clock", "ordinal"]);

export interface SaidNumber extends QuantityMention {
  said: string;
  /** The word after the number, see `nounAfter`. */
  noun: string;
}

/** Lists the source's numbers that a slide's number equals, with its unit. */
export function findEqual(facts: Facts, number: SaidNumber): SourceNumber[] {
  const equals = new Set<SourceNumber>();
  for (const quantity of number.quantities) {
    for (const other of facts.byQuantity.get(quantityKey(quantity)) ?? []) {
      if (other.quantities.some((real) => areEqual(quantity, real))) equals.add(other);
    }
  }
  const isOther = countsOther(facts, number);
  for (const other of findSameDigits(facts, number)) {
    if (!isOther && omitsUnit(number, other)) equals.add(other);
    if (addsCurrency(facts, number, other)) equals.add(other);
  }
  for (const other of listBareHours(facts, number)) equals.add(other);
  return [...equals].filter(
    (other) =>
      !losesSign(number, other) && !(isOtherPeriod(number, other) && !isSameRate(number, other)),
  );
}

/** Whether two amounts are for periods of different lengths: 750 litres a minute isn't 750 a second. */
const isOtherPeriod = ({ per }: QuantityMention, other: SourceNumber) =>
  per !== undefined && other.per !== undefined && Math.abs(per / other.per - 1) > periodShare;

/** Whether two amounts are the same for periods of different lengths: 45,000 litres a minute is 750 a second. */
export function isSameRate(number: SaidNumber, other: SourceNumber): boolean {
  if (!isOtherPeriod(number, other)) return false;
  const factor = (number.per ?? 1) / (other.per ?? 1);
  return number.quantities.some((one) =>
    other.quantities.some(
      (real) => one.kind === real.kind && isConverted(one, real.value * factor, real.step * factor),
    ),
  );
}

function isConverted(one: Quantity, value: number, step: number): boolean {
  const distance = Math.abs(one.value - value);
  return (
    distance <= Math.max(Math.max(one.step, step) / 2, value * periodShare) &&
    distance <= value * convertedShare
  );
}

/** Whether the source counts the slide's noun, but never as many: `nine employees`, and `19` of something else. */
function countsOther({ nouns }: Facts, { noun, values }: SaidNumber): boolean {
  const counts = nouns.get(noun);
  return counts !== undefined && !values.some((value) => counts.has(valueKey(value)));
}

const beforeNoNoun =
  /^(?:[ \u00A0](?:en|para|por|in|on|to|for|from|für|auf|zu|pour|dans|per|nel|em|a|à)(?!\p{L})|[.,;)]|$)/iu;

/** Whether the slide names the currency of an amount whose currency the source only has elsewhere: `1.2 million`. */
function addsCurrency(facts: Facts, number: SaidNumber, other: SourceNumber): boolean {
  const { text } = other.sentence.passage;
  return (
    other.quantities.every(({ kind }) => kind === "") &&
    /\d[ \u00A0\u202F]?\p{L}/u.test(other.raw) &&
    beforeNoNoun.test(text.slice(other.end, other.end + 8)) &&
    number.quantities.some(({ kind }) => /^[A-Z]{3}$/.test(kind) && facts.sorted.has(kind))
  );
}

const opening =
  /(?<!\p{L})(?:open|clos|shut|abre|abri|abier|cierr|cerr|ouv|ferm|geöffnet|öffn|schlie|apert|apr[eio]|chiu|fech|obr[ei]|obert|tanc|nyit|zár|before |after |until |vor |nach |bis |avant |après |prima delle|dopo le|antes da|depois da|antes de la|despu[eé]s de la|voor |na )/iu;

/** Lists hours without a unit in sentences about opening hours: `open from ten to two` for `10:00`. */
const listBareHours = (facts: Facts, { quantities }: SaidNumber): SourceNumber[] =>
  quantities.flatMap(({ kind, value }) => {
    if (kind !== "clock" || value % 60 !== 0) return [];
    const hours = [value / 60, value / 60 - 12].filter((hour) => hour > 0);
    return hours
      .flatMap((hour) => facts.byValue.get(valueKey(hour)) ?? [])
      .filter(
        (other) =>
          other.quantities.every((one) => one.kind === "") && opening.test(other.sentence.folded),
      );
  });

/** Whether two readings are equal. Less likely ones, such as 1.24 for `1,240`, only count with the same unit. */
const areEqual = (one: Quantity, real: Quantity) =>
  quantityKey(one) === quantityKey(real) &&
  (one.factor === real.factor || !(one.isUnlikely || real.isUnlikely));

/** Lists the source's numbers that a slide's number equals, whatever their units. */
export const findSameDigits = (facts: Facts, { values }: QuantityMention): SourceNumber[] =>
  values.flatMap((value) => facts.byValue.get(valueKey(value)) ?? []);

const yearFactor = 31_557_600;

/** Whether the slide leaves the source's unit out, or names years where the source has an age: `over 65`. */
function omitsUnit(number: QuantityMention, { quantities }: SourceNumber): boolean {
  const isPlain = number.quantities.some(({ kind }) => kind === "");
  if (isPlain) return quantities.some(({ kind }) => !needed.has(kind));
  const isYears = number.quantities.some(
    ({ kind, factor }) => kind === "time" && factor === yearFactor,
  );
  return isYears && quantities.some(({ kind }) => kind === "");
}

/** Words with which a positive number is a fall, so `fell by 9` may stand for `−9`. */
const falls =
  /\b(?:f[ae]ll|fallen|falling|drop|lost|loss|down|minus|below|decline|decrease|shr[aiu]nk|sank|sinkt|gesunken|fiel|gefallen|rückgang|verlust|weniger|baisse|recul|perte|chut|moins|cay|caíd|baj|pérdida|menos|cal[oi]|perdita|meno|queda|caiu|perda|csökken|veszteség)|減|下が|赤字|损|下降|减|انخف|خسار/iu;

/** Whether the source's number has the same unit, but only one of the two is negative. */
export const hasOtherSign = (number: SaidNumber, other: SourceNumber) =>
  losesSign(number, other) &&
  number.quantities.some(({ kind }) => other.quantities.some((one) => one.kind === kind));

function losesSign(number: SaidNumber, other: SourceNumber): boolean {
  if (number.isNegative === other.isNegative) return false;
  const isTemperature = number.quantities.some(
    ({ kind }) => kind === "temperature" || kind === "degrees",
  );
  if (isTemperature) return true;
  return other.isNegative && !number.isNegative && !falls.test(number.said);
}

/** Returns the values that may be rounded to a number. */
export const closeRange = ({ value }: Quantity): readonly [low: number, high: number] => [
  value * (1 - exceededShare) - roundedPoints,
  value * (1 + exceededShare) + roundedPoints,
];

export const listClose = (facts: Facts, { quantities }: QuantityMention): SourceNumber[] =>
  quantities.flatMap((one) => listBetween(facts.sorted, one.kind, closeRange(one)));

const isLess = ({ rounding }: QuantityMention) => rounding === "below" || rounding === "under";

/** Whether a number is the source's number, rounded or converted to another unit. */
export function isNear(number: SaidNumber, other: SourceNumber): boolean {
  if (losesSign(number, other) || isOtherPeriod(number, other)) return false;
  return number.quantities.some((one) =>
    other.quantities.some((real) => one.kind === real.kind && isClose(number, one, other, real)),
  );
}

function isClose(
  number: QuantityMention,
  one: Quantity,
  other: SourceNumber,
  real: Quantity,
): boolean {
  if (one.kind === "ordinal" || one.kind === "clock") return false;
  const distance = Math.abs(one.value - real.value);
  const share = distance / Math.abs(real.value);
  if (isRounding(one, real, distance, share)) return true;
  const isFraction = number.form === "fraction" || other.form === "fraction";
  if (one.kind === "%" && isFraction && distance <= fractionPoints) return true;
  if (number.rounding === null) return false;
  if (isLess(number) && real.value > one.value) return false;
  if (number.rounding === "above" && real.value < one.value) return false;
  if (one.kind === "%" && distance <= roundedPoints) return true;
  return share <= roundedShare;
}

/** Whether the number has fewer decimals than the source's, or another unit, and is right to its last place. */
function isRounding(one: Quantity, real: Quantity, distance: number, share: number): boolean {
  const isConverted = one.factor !== real.factor && one.kind !== "";
  if (isConverted && (one.isUnlikely || real.isUnlikely)) return false;
  if (isConverted) return distance <= Math.max(one.step, real.step) / 2 && share <= convertedShare;
  const isExact = one.value / one.step >= 10;
  return (
    isExact && one.step > real.step && distance <= one.step / 2 + 1e-9 && share <= decimalShare
  );
}

/** Whether "more than" or "less than" is right, but less close: more than 3 for 3.6. */
export function isWithinBound(number: SaidNumber, other: SourceNumber): boolean {
  const { rounding, values } = number;
  if ((rounding !== "above" && rounding !== "under") || losesSign(number, other)) return false;
  return number.quantities.some((one) =>
    other.quantities.some((real) => {
      if (real.kind !== one.kind || !isRound(values[0])) return false;
      const excess =
        (rounding === "above" ? real.value - one.value : one.value - real.value) / one.value;
      return excess >= 0 && excess <= exceededShare + 1e-9;
    }),
  );
}

/** Whether a number has at most two digits before its zeros. */
const isRound = (value: number) => Number(value.toPrecision(2)) === value;

/** Whether the number is the calculated value, rounded to the number's decimals. The difference may be at most 6 %. */
export function isShownAs(value: number, one: Quantity, number: QuantityMention): boolean {
  const distance = Math.abs(value - one.value);
  const place =
    number.form === "fraction"
      ? fractionPoints
      : Math.max(one.step / 2, number.rounding ? value * roundedShare : 0);
  return (
    distance <= place + 1e-9 + Math.abs(value) * 1e-9 && distance <= Math.abs(value) * roundedShare
  );
}
