import type { NumberMention } from "../numbers/number-mention.ts";

/** A number that follows from two others; `formula` shows how. */
export interface ComputedNumber<Mention extends NumberMention = NumberMention> {
  value: number;
  unit: string;
  formula: string;
  /** The first of the two numbers. */
  from: Mention;
}

/** Sentences with more numbers are probably tables, where almost any number results from some pair of numbers. */
const maxNumbers = 8;

/** Computes differences, sums, ratios and changes in percent. Combines only numbers of the same sentence and unit. */
export function listComputed<Mention extends NumberMention & { sentence: unknown }>(
  numbers: readonly Mention[],
): ComputedNumber<Mention>[] {
  const groups = new Map<unknown, Mention[]>();
  for (const number of numbers) {
    if (number.form !== "digits") continue;
    const group = groups.get(number.sentence);
    if (group) group.push(number);
    else groups.set(number.sentence, [number]);
  }
  return [...groups.values()]
    .filter(({ length }) => length > 1 && length <= maxNumbers)
    .flatMap((group) =>
      group.flatMap((one, index) =>
        group
          .slice(index + 1)
          .filter((other) => other.unit === one.unit && other.values[0] !== one.values[0])
          .flatMap((other) => combine(one, other)),
      ),
    );
}

function combine<Mention extends NumberMention>(
  from: Mention,
  to: Mention,
): ComputedNumber<Mention>[] {
  const [first, second] = [from.values[0], to.values[0]];
  const [larger, smaller] = first > second ? [from, to] : [to, from];
  const [high, low] = [larger.values[0], smaller.values[0]];
  const [x, y] = [larger.raw, smaller.raw];
  const { unit } = from;
  const difference = { value: high - low, unit, formula: `${x} − ${y}`, from };
  const results: ComputedNumber<Mention>[] = [
    difference,
    { value: high + low, unit, formula: `${from.raw} + ${to.raw}`, from },
  ];
  if (unit === "%") results.push({ ...difference, unit: "pp" });
  if (low > 0) {
    const formula = `${x} / ${y}`;
    results.push({ value: high / low, unit: "x", formula, from });
    if (unit === "%") return results;
    results.push({ value: (low / high) * 100, unit: "%", formula: `${y} / ${x}`, from });
  }
  if (first > 0) {
    const value = (Math.abs(second - first) / first) * 100;
    const change = second > first ? `${x} − ${y}` : `${y} − ${x}`;
    results.push({ value, unit: "%", formula: `(${change}) / ${from.raw}`, from });
  }
  return results;
}
