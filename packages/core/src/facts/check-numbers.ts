import { allowKey, type CheckedText, stemsAt, stemsOf } from "./checked-text.ts";
import { buildCheck, type SourcePlace, type TextCheck } from "./fact-check.ts";
import { shareOf } from "../text/fold.ts";
import type { NumberMention } from "../numbers/number-mention.ts";
import { type Facts, maxMentions, type SourceNumber, valueKey } from "./read-facts.ts";

/** Maximum distance of a rounded number from the source's number, as a fraction of the source's number. */
const roundedShare = 0.06;
/** Maximum distance of a rounded percentage from the source's percentage, in percentage points. */
const roundedPoints = 2.5;
/** Maximum distance of a percentage from a fraction, in percentage points, e.g. of 33 % from "a third". */
const fractionPoints = 0.7;

/** A source sentence is on the same subject if it has at least this fraction of the slide sentence's word stems. */
const sharedStems = 0.2;
/** Minimum number of word stems in a slide's sentence that is compared with sentences of the source. */
const minStems = 3;

/** Maximum number of searches for the most similar number, per checked text. Each search reads the whole source. */
const maxSearches = 20;

/** If a text is only a number up to this limit, the number counts as a list number. */
const maxCounter = 20;

export function checkNumbers(
  facts: Facts,
  checked: CheckedText,
  numbers: readonly NumberMention[],
): TextCheck[] {
  let searches = 0;
  return numbers.flatMap((number) => {
    const search: Search = (others) => {
      searches += 1;
      return searches > maxSearches ? (others[0] ?? null) : findLike(checked, number, others);
    };
    return checkNumber(facts, checked, number, search) ?? [];
  });
}

/** Finds the most similar of the source's numbers. */
type Search = (others: readonly SourceNumber[]) => SourceNumber | null;

function checkNumber(
  facts: Facts,
  checked: CheckedText,
  number: NumberMention,
  search: Search,
): TextCheck | null {
  if (checked.allowed.has(allowKey(number.raw)) || isCounter(number, checked)) return null;
  const equals = number.values.flatMap((value) => facts.byValue.get(valueKey(value)) ?? []);
  const same = equals.filter((other) => fitsUnit(number, other));
  if (same.length > 0) return checkNeighbours(facts, checked, number, same);
  const mayDiffer = number.rounding !== null || number.unit === "%";
  if (mayDiffer && facts.numbers.some((other) => isNear(number, other))) return null;
  const other = search(equals);
  if (other) {
    return buildCheck("unit-differs", number, { nearest: placeOf(other), replace: other.raw });
  }
  const computed = facts.computed.find(
    ({ value, unit }) => unit === number.unit && isShownAs(value, number),
  );
  if (computed) {
    const { formula, from } = computed;
    return buildCheck("computed", number, { formula, nearest: placeOf(from) });
  }
  const nearest = search(facts.numbers);
  return buildCheck("number-not-in-source", number, {
    nearest: nearest ? placeOf(nearest) : null,
    replace: nearest?.raw ?? null,
  });
}

/** Whether the number counts the post's own slides or list items, or is only a list number. */
function isCounter({ values, unit, raw }: NumberMention, { text, context }: CheckedText): boolean {
  const [value] = values;
  if (unit !== "" || !Number.isInteger(value)) return false;
  if (context.counts?.includes(value)) return true;
  return value <= maxCounter && text.trim().length <= raw.length + 2;
}

/** Whether two units match. The slide may omit a currency or `x`, but not `%`, `pp` or `:`. */
const fitsUnit = (number: NumberMention, other: NumberMention) =>
  number.unit === other.unit || (number.unit === "" && !["%", "pp", ":"].includes(other.unit));

function isNear(number: NumberMention, other: SourceNumber): boolean {
  if (number.unit !== other.unit) return false;
  const [value] = number.values;
  const [real] = other.values;
  const distance = Math.abs(value - real);
  if (number.unit === "%" && (number.form === "fraction" || other.form === "fraction")) {
    if (distance <= fractionPoints) return true;
  }
  if (number.rounding === null) return false;
  if (number.rounding === "below" && real > value) return false;
  if (number.rounding === "above" && real < value) return false;
  return distance <= real * roundedShare || (number.unit === "%" && distance <= roundedPoints);
}

/** Whether the number is the calculated value, rounded to the number's decimals. The difference may be at most 6 %. */
function isShownAs(value: number, { values: [shown], raw }: NumberMention): boolean {
  const decimals = /[.,](\d{1,2})(?!\d)/.exec(raw)?.[1]?.length ?? 0;
  const distance = Math.abs(value - shown);
  return distance <= 0.5 / 10 ** decimals + 1e-9 && distance <= Math.abs(value) * roundedShare;
}

function checkNeighbours(
  facts: Facts,
  checked: CheckedText,
  number: NumberMention,
  same: readonly SourceNumber[],
): TextCheck | null {
  const isYear = number.unit === "" && /^(?:19|20)\d\d$/.test(number.raw);
  if (checked.language !== facts.language || isYear) return null;
  const stems = stemsAt(checked, number.start);
  if (stems.size < minStems) return null;
  const isShared = ({ sentence }: SourceNumber) => shareOf(stems, stemsOf(sentence)) >= sharedStems;
  if (same.length >= maxMentions || same.some(isShared)) return null;
  const nearest = same[0] ? placeOf(same[0]) : null;
  return buildCheck("number-elsewhere", number, { nearest });
}

/** Finds the source's number that is most similar to the slide's number, by unit, digits and nearby words. */
function findLike(
  checked: CheckedText,
  number: NumberMention,
  others: readonly SourceNumber[],
): SourceNumber | null {
  const stems = stemsAt(checked, number.start);
  const digits = number.raw.replaceAll(/\D/gu, "");
  const [value] = number.values;
  let best: SourceNumber | null = null;
  let most = -1;
  for (const other of others) {
    const [real] = other.values;
    let rating = Math.min(value, real) / Math.max(value, real, 1);
    if (number.unit === other.unit) rating += 1;
    if (rating + 3 <= most) continue;
    if (sharesDigits(other.raw.replaceAll(/\D/gu, ""), digits)) rating += 1;
    if (rating + 2 <= most) continue;
    rating += 2 * shareOf(stems, stemsOf(other.sentence));
    if (rating > most) [best, most] = [other, rating];
  }
  return best;
}

/**
 * Whether two numbers of the same length differ in at most one digit, or in two digits with the same sum, e.g. swapped
 * ones.
 */
function sharesDigits(one: string, other: string): boolean {
  if (one === "" || one.length !== other.length) return false;
  let different = 0;
  for (let at = 0; at < one.length; at += 1) if (one[at] !== other[at]) different += 1;
  return different <= (one.length > 1 && sumOf(one) === sumOf(other) ? 2 : 1);
}

function sumOf(digits: string): number {
  let sum = 0;
  for (const digit of digits) sum += Number(digit);
  return sum;
}

const placeOf = ({ raw, start, end, sentence }: SourceNumber): SourcePlace => ({
  raw,
  passage: sentence.passage.id,
  range: [start, end],
});
