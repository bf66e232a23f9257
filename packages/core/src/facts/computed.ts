import type { Quantity, QuantityKind, QuantityMention } from "../numbers/quantities/quantity.ts";

/** A number that follows from two others; `formula` shows how. */
export interface ComputedNumber<Mention extends QuantityMention = QuantityMention> {
  kind: QuantityKind;
  value: number;
  formula: string;
  /** The first of the two numbers. */
  from: Mention;
  /** Whether it only counts in a sentence about the same, because any two numbers have a ratio. */
  isLoose?: true;
  /** Whether it is what a share leaves of 100 %, so a short sentence about the rest may have other words. */
  isRest?: true;
}

type Placed = QuantityMention & { sentence: { passage: { text: string } } };

/** Sentences with more numbers are probably tables, where almost any number results from some pair of numbers. */
const maxNumbers = 8;

/** Computes what follows in one step from two numbers of one sentence: sums, differences, ratios, shares, products. */
export function listComputed<Mention extends Placed>(
  numbers: readonly Mention[],
): ComputedNumber<Mention>[] {
  const groups = new Map<unknown, Mention[]>();
  for (const number of numbers) {
    if (number.isImplicit) continue;
    const group = groups.get(number.sentence);
    if (group) group.push(number);
    else groups.set(number.sentence, [number]);
  }
  const rests = [...groups.values()].flatMap((group) =>
    group.length <= maxNumbers ? group.flatMap(listRests) : [],
  );
  const pairs = [...groups.values()]
    .filter(({ length }) => length > 1 && length <= maxNumbers)
    .flatMap((group) =>
      group.flatMap((one, index) =>
        group
          .slice(index + 1)
          .flatMap((other) => [...combine(one, other), ...multiply(one, other)]),
      ),
    );
  return [...rests, ...pairs];
}

/** What a share or ratio leaves: 17 of `23 of 40`, 29 % of 71 %. */
function listRests<Mention extends Placed>(from: Mention): ComputedNumber<Mention>[] {
  const [part, whole] = from.parts?.map(({ values: [value] }) => value) ?? [];
  const [first] = from.quantities;
  const rests: ComputedNumber<Mention>[] = [];
  if (part !== undefined && whole !== undefined && whole > part)
    rests.push({ kind: "", value: whole - part, formula: `${whole} − ${part}`, from });
  if (first?.kind === "%" && first.value < 100 && !from.isNegative)
    rests.push({
      kind: "%",
      value: 100 - first.value,
      formula: `100 % − ${from.raw}`,
      from,
      isLoose: true,
      isRest: true,
    });
  return rests;
}

const isYear = ({ raw }: QuantityMention) => /^(?:19|20)\d\d$/.test(raw);
const yearSeconds = 31_557_600;

/** Whether a number may be part of a calculation. Words such as "two" are too frequent. */
const mayCount = (number: QuantityMention) =>
  !isYear(number) &&
  (number.form === "digits" ||
    number.quantities.some(({ kind }) => kind !== "" && kind !== "ordinal"));

function combine<Mention extends Placed>(from: Mention, to: Mention): ComputedNumber<Mention>[] {
  if (isYear(from) && isYear(to)) return spanYears(from, to);
  const pair = mayCount(from) && mayCount(to) ? findPair(from, to) : null;
  if (!pair) return [];
  const [first, second] = [signed(from, pair[0]), signed(to, pair[1])];
  if (first === second) return [];
  const { kind } = pair[0];
  const [larger, smaller] = first > second ? [from, to] : [to, from];
  const [high, low] = [Math.max(first, second), Math.min(first, second)];
  const of = (result: Pick<ComputedNumber, "kind" | "value" | "formula" | "isLoose">) => ({
    ...result,
    from,
  });
  const formula = `${larger.raw} − ${smaller.raw}`;
  const difference = of({ kind, value: high - low, formula });
  if (kind === "clock") return [{ ...difference, kind: "time", value: (high - low) * 60 }];
  if (kind === "temperature" || kind === "degrees") return [difference];
  const results = [difference, of({ kind, value: high + low, formula: `${from.raw} + ${to.raw}` })];
  if (kind === "%") {
    const isLoose = from.form === "fraction" || to.form === "fraction";
    const loose = isLoose ? ({ isLoose } as const) : {};
    results.push({ ...difference, ...loose, kind: "pp" }, { ...difference, ...loose, kind: "" });
  }
  if (low <= 0) return results;
  results.push(of({ kind: "x", value: high / low, formula: `${larger.raw} / ${smaller.raw}` }));
  const share = (low / high) * 100;
  results.push(
    of({ kind: "%", value: share, formula: `${smaller.raw} / ${larger.raw}`, isLoose: true }),
  );
  const base = findBase(from, to);
  if (base) {
    const change = ((high - low) / (base === from ? first : second)) * 100;
    results.push(of({ kind: "%", value: change, formula: `(${formula}) / ${base.raw}` }));
  }
  return results;
}

const signed = ({ isNegative }: QuantityMention, { value }: Quantity) =>
  isNegative ? -value : value;

/** Returns the readings of two numbers that have the same kind. Ranks and times can't be added. */
function findPair(from: QuantityMention, to: QuantityMention): [Quantity, Quantity] | null {
  for (const one of from.quantities) {
    const other = to.quantities.find(({ kind }) => kind === one.kind);
    if (other && one.kind !== "ordinal" && one.kind !== "x") return [one, other];
  }
  return null;
}

/** Matches the end of the words between two numbers if the second was before the first: `312, up from 240`. */
const wasBefore =
  /(?:from|than|against|versus|vs\.?|compared (?:with|to)|instead of|statt|gegenüber|als|von|de|contre|que|frente a|contra|da|rispetto a|helyett|比) (?:just |only |the )?$/iu;
/** Matches the end of the words between two numbers if the first was before the second: `from 240 to 312`. */
const comesAfter =
  /(?:(?: to| auf| à| a| até| naar|→) ?(?:just |only |about )?|から[^、。]{0,8}|到|至|-?[ró][óő]l )$/iu;

/** Returns the number that the other is compared with; null if they aren't compared. */
function findBase<Mention extends Placed>(from: Mention, to: Mention): Mention | null {
  const between = from.sentence.passage.text.slice(from.end, to.start);
  if (wasBefore.test(between)) return to;
  return comesAfter.test(between) ? from : null;
}

function spanYears<Mention extends Placed>(from: Mention, to: Mention): ComputedNumber<Mention>[] {
  const years = Math.abs(to.values[0] - from.values[0]);
  const [late, early] = from.values[0] > to.values[0] ? [from, to] : [to, from];
  return [
    { kind: "time", value: years * yearSeconds, formula: `${late.raw} − ${early.raw}`, from },
  ];
}

const noAmounts: ReadonlySet<string> = new Set([
  "%",
  "pp",
  "x",
  "clock",
  "ordinal",
  "temperature",
  "degrees",
]);
const isMoney = ({ kind }: Quantity) => /^[A-Z]{3}$/.test(kind);

/** Returns a share or multiple of an amount, or the price of several things. */
function multiply<Mention extends Placed>(one: Mention, other: Mention): ComputedNumber<Mention>[] {
  if (isYear(one) || isYear(other)) return [];
  return [...applyFactor(one, other), ...applyFactor(other, one)];
}

const forEach =
  /(?<!\p{L})(?:each|apiece|every one|je|jeweils|chacune?|cada un[oa]|ciascun[oa]|cadascun[ae]?|各|每)(?!\p{Script=Latin})/iu;

/** Whether an amount is for each of the counted things: `four ropes that carry 180 tonnes each`. */
function isForEach<Mention extends Placed>(factor: Mention, amount: Mention): boolean {
  const { text } = factor.sentence.passage;
  const [start, end] = [Math.min(factor.end, amount.end), Math.max(factor.start, amount.end + 12)];
  return forEach.test(text.slice(start, end));
}

function applyFactor<Mention extends Placed>(
  factor: Mention,
  amount: Mention,
): ComputedNumber<Mention>[] {
  const [by] = factor.quantities;
  const of = amount.quantities.find(({ kind }) => !noAmounts.has(kind));
  if (!by || !of) return [];
  const result = (value: number, sign: string): ComputedNumber<Mention> => ({
    kind: of.kind,
    value,
    formula: `${amount.raw} ${sign} ${factor.raw}`,
    from: factor,
  });
  if (by.kind === "%") {
    const whole =
      by.value > 0 ? [{ ...result((of.value / by.value) * 100, "/"), isLoose: true as const }] : [];
    return [result((of.value * by.value) / 100, "×"), ...whole];
  }
  if (by.kind === "x" && by.value > 0) {
    return [result(of.value * by.value, "×"), result(of.value / by.value, "/")];
  }
  if (by.kind !== "" || by.value <= 1) return [];
  if (!isMoney(of)) return isForEach(factor, amount) ? [result(of.value * by.value, "×")] : [];
  const total = result(of.value * by.value, "×");
  const each = { ...result(of.value / by.value, "/"), isLoose: true as const };
  return factor.form === "digits" ? [total, each] : [each];
}
