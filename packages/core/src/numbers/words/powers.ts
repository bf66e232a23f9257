import type { NumberMention } from "../number-mention.ts";
import { readAmounts } from "../amount.ts";
import { findRounding } from "../rounding.ts";
import { readUnit } from "../units.ts";

const raised = "⁰¹²³⁴⁵⁶⁷⁸⁹";
const power = new RegExp(
  String.raw`(?<![\p{L}\d.,])(?:(?<times>\d+(?:[.,]\d+)?)[ \u00A0\u202F]?[×·⋅*x][ \u00A0\u202F]?)?(?<base>\d{1,6})(?:(?<minus>⁻?)(?<raised>[${raised}]{1,3})|\^(?<sign>[-−]?)(?<exponent>\d{1,3}))(?![\p{L}\d${raised}])`,
  "gu",
);

/** Lists powers: `10⁶`, `2.5 × 10⁴`, `2^32`. A raised digit after another number may also be a footnote's mark. */
export function readPowers(text: string, usesComma: boolean): NumberMention[] {
  if (!/[⁰¹²³⁴-⁹^]/u.test(text)) return [];
  return Array.from(text.matchAll(power), ({ 0: typed, index: start, groups = {} }) => {
    const { times, base = "", minus = "", sign = "", exponent } = groups;
    const digits =
      exponent ?? Array.from(groups["raised"] ?? "", (digit) => raised.indexOf(digit)).join("");
    const result = Number(base) ** (minus + sign === "" ? Number(digits) : -Number(digits));
    const factors = times === undefined ? [1] : readAmounts(times, usesComma);
    const isPower = base === "10" || base === "2" || times !== undefined || exponent !== undefined;
    const [first = 0, ...more] = [
      ...factors.map((factor) => factor * result),
      ...(isPower ? [] : [Number(base)]),
    ];
    const { unit, end } = readUnit(text, start + typed.length);
    const raw = text.slice(start, end);
    const rounding = findRounding(text, start, end);
    return { start, end, raw, values: [first, ...more], unit, form: "words", rounding } as const;
  }).filter(({ values }) => values.every(Number.isFinite));
}
