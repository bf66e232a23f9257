import {
  allowKey,
  type CheckedText,
  sentenceAt,
  sharedStems,
  stemsAt,
  stemsOf,
} from "./checked-text.ts";
import {
  closeRange,
  findEqual,
  findSameDigits,
  hasOtherSign,
  isWithinBound,
  isNear,
  isSameRate,
  isShownAs,
  listClose,
  type SaidNumber,
} from "./compare-numbers.ts";
import type { ComputedNumber } from "./computed.ts";
import { buildCheck, type SourcePlace, type TextCheck } from "./fact-check.ts";
import { shareOf } from "../text/fold.ts";
import type { QuantityMention } from "../numbers/quantities/quantity.ts";
import { listBetween } from "./sorted-values.ts";
import { type Facts, maxMentions, nounAfter, readDigits, type SourceNumber } from "./read-facts.ts";

/** Minimum number of word stems in a slide's sentence that is compared with sentences of the source. */
const minStems = 3;

/** Maximum number of searches for the most similar number, per checked text. Each search reads the whole source. */
const maxSearches = 20;

/** If a text is only a number up to this limit, the number counts as a list number. */
const maxCounter = 20;

export function checkNumbers(
  facts: Facts,
  checked: CheckedText,
  numbers: readonly QuantityMention[],
): TextCheck[] {
  let searches = 0;
  return numbers.flatMap((number) => {
    if (number.isImplicit && !isStated(checked, number)) return [];
    const search: Search = (others) => {
      searches += 1;
      return searches > maxSearches ? (others[0] ?? null) : findLike(checked, number, others);
    };
    const said = sentenceAt(checked, number.start);
    const noun = nounAfter(checked.text, number.end);
    return checkNumber(facts, checked, { ...number, said, noun }, search) ?? [];
  });
}

const duration =
  /(?<!\p{L})(?:for|lasts?|lasted|takes?|took|during|dauert|dauerte|pendant|dure|dura|duró|durante|hält|bleibt) $/iu;

/** Whether a duration without a number is a statement: `it lasts a year`, but not `once a year`. */
const isStated = ({ text }: CheckedText, { start }: QuantityMention) =>
  duration.test(text.slice(Math.max(0, start - 12), start));

/** Finds the most similar of the source's numbers. */
type Search = (others: readonly SourceNumber[]) => SourceNumber | null;

function checkNumber(
  facts: Facts,
  checked: CheckedText,
  number: SaidNumber,
  search: Search,
): TextCheck | null {
  if (checked.allowed.has(allowKey(number.raw)) || isCounter(number, checked)) return null;
  const same = findEqual(facts, number);
  if (same.length > 0) return checkNeighbours(facts, checked, number, same);
  const isSimilar = (other: SourceNumber) =>
    isNear(number, other) || (isWithinBound(number, other) && isAbout(checked, number, other));
  if (listClose(facts, number).some(isSimilar)) return null;
  const isRate = (other: SourceNumber) =>
    isSameRate(number, other) && (!isCount(number) || isAbout(checked, number, other));
  if (number.per !== undefined && facts.rates.some(isRate)) return null;
  if (number.parts && sharesSentence(facts, number.parts)) return null;
  const sameDigits = findSameDigits(facts, number);
  const computed = sameDigits.some((other) => hasOtherSign(number, other))
    ? undefined
    : findComputed(facts, checked, number);
  const hasUnit = number.quantities[0]?.kind !== "";
  if (computed && (hasUnit || number.form !== "words")) return describeComputed(number, computed);
  const other = search(sameDigits);
  if (other) {
    return buildCheck("unit-differs", number, { nearest: placeOf(other), replace: other.raw });
  }
  if (computed) return describeComputed(number, computed);
  const nearest = search(facts.numbers);
  return buildCheck("number-not-in-source", number, {
    nearest: nearest ? placeOf(nearest) : null,
    replace: nearest?.raw ?? null,
  });
}

/** Whether a number counts times or things, so it is often equal to another by chance. */
const isCount = ({ quantities }: QuantityMention) =>
  quantities.every(({ kind }) => kind === "" || kind === "x");

type Computed = ComputedNumber<SourceNumber>;

function findComputed(
  facts: Facts,
  checked: CheckedText,
  number: QuantityMention,
): Computed | undefined {
  const isShort = stemsAt(checked, number.start).size < minStems;
  const isUsable = ({ isLoose, isRest, from }: Computed) =>
    !isLoose ||
    checked.language !== facts.language ||
    (isRest && isShort) ||
    isAbout(checked, number, from);
  for (const one of number.quantities) {
    const kinds = one.kind === "" ? [...facts.computed.keys()].filter(isPlain) : [one.kind];
    for (const kind of kinds) {
      const found = listBetween(facts.computed, kind, closeRange(one)).find(
        (result) => isShownAs(result.value, one, number) && isUsable(result),
      );
      if (found) return found;
    }
  }
  return undefined;
}

/** Whether a slide may leave out this kind of unit: a currency. */
const isPlain = (kind: string) => kind === "" || /^[A-Z]{3}$/.test(kind);

const describeComputed = (number: QuantityMention, { formula, from }: Computed) =>
  buildCheck("computed", number, { formula, nearest: placeOf(from) });

/** Whether one sentence of the source has both numbers of a ratio. */
function sharesSentence(facts: Facts, parts: readonly QuantityMention[]): boolean {
  const [first = [], ...others] = parts.map((part) => findSameDigits(facts, part));
  return first.some(({ sentence }) =>
    others.every((numbers) => numbers.some((number) => number.sentence === sentence)),
  );
}

/** Whether the number counts the post's own slides or list items, or is only a list number. */
function isCounter(
  { values, quantities, raw }: QuantityMention,
  { text, context }: CheckedText,
): boolean {
  const [value] = values;
  if (quantities.some(({ kind }) => kind !== "") || !Number.isInteger(value)) return false;
  if (context.counts?.includes(value)) return true;
  return value <= maxCounter && text.trim().length <= raw.length + 2;
}

function isAbout(
  checked: CheckedText,
  number: QuantityMention,
  { sentence }: SourceNumber,
): boolean {
  const stems = stemsAt(checked, number.start);
  return stems.size === 0 || shareOf(stems, stemsOf(sentence)) >= sharedStems;
}

function checkNeighbours(
  facts: Facts,
  checked: CheckedText,
  number: QuantityMention,
  same: readonly SourceNumber[],
): TextCheck | null {
  const isYear = /^(?:19|20)\d\d$/.test(number.raw);
  if (checked.language !== facts.language || isYear) return null;
  const stems = stemsAt(checked, number.start);
  if (stems.size < minStems) return null;
  if (same.length >= maxMentions || same.some((other) => isAbout(checked, number, other))) {
    return null;
  }
  const nearest = same[0] ? placeOf(same[0]) : null;
  return buildCheck("number-elsewhere", number, { nearest });
}

/** Finds the source's number that is most similar to the slide's number, by unit, digits and nearby words. */
function findLike(
  checked: CheckedText,
  number: QuantityMention,
  others: readonly SourceNumber[],
): SourceNumber | null {
  const stems = stemsAt(checked, number.start);
  const digits = readDigits(number.raw);
  const [value] = number.values;
  const kinds = new Set(number.quantities.map(({ kind }) => kind));
  const shares = new Map<SourceNumber["sentence"], number>();
  let best: SourceNumber | null = null;
  let most = -1;
  for (const other of others) {
    const [real] = other.values;
    let rating = Math.min(value, real) / Math.max(value, real, 1);
    if (other.quantities.some(({ kind }) => kinds.has(kind))) rating += 1;
    if (rating + 3 <= most) continue;
    if (sharesDigits(other.digits, digits)) rating += 1;
    if (rating + 2 <= most) continue;
    const share = shares.get(other.sentence) ?? shareOf(stems, stemsOf(other.sentence));
    shares.set(other.sentence, share);
    rating += 2 * share;
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
