import type { NumberLanguage } from "../number-language.ts";
import { parseHan } from "../words/han-numbers.ts";
import { buildQuantity } from "./build-quantity.ts";
import type { QuantityMention } from "./quantity.ts";

/** Matches the words between the numbers of a ratio, with up to one noun: `9 clients sur 10`, `tres de cada diez`. */
const noun = String.raw`(?: \p{Ll}{2,14})?`;
const between = new RegExp(
  String.raw`^(?: out of(?: every| the| our)? | of(?: the| our| every)? | in(?: every)? | von(?: den)? | der | des | dei | delle | dos | das |${noun} (?:sur|de cada|em cada|su|op de|van de|de las|de los) |${noun} من (?:كل|أصل|بين) |/)$`,
  "iu",
);

const each = /^ (?:in every|out of every|de cada|em cada|ogni|sur|in) $/iu;

/** Matches the words between the numbers of a ratio in Hungarian: `tíz szülőből kilenc`. */
const wholeFirst = /^ ?\p{L}*(?:ből|ból) $/iu;

const numeral = String.raw`[\d一二三四五六七八九十百]{1,4}`;
const counter = "[人社件回個店名位个]?";
const eastern = new RegExp(
  String.raw`(?<![\d,.])每?(?<whole>${numeral})${counter}(?:のうち|中|に|中有|就有|里有)(?:就?有)?(?<part>${numeral})${counter}`,
  "gu",
);

/** Lists ratios such as `9 of 10`, as percentages. Their `parts` are the numbers that they replace. */
export function readRatios(
  text: string,
  numbers: readonly QuantityMention[],
  language: NumberLanguage,
): QuantityMention[] {
  if (language === "ja" || language === "zh") return readEastern(text, numbers);
  return numbers.flatMap((part, index) => {
    const whole = numbers[index + 1];
    if (!whole || !isPlain(part)) return [];
    // In `one in five litres`, the unit belongs to both numbers.
    const isEach = each.test(text.slice(part.end, whole.start));
    if (!isPlain(whole) && !(isEach && Number.isInteger(whole.values[0]))) return [];
    if (wholeFirst.test(text.slice(part.end, whole.start)) && whole.values[0] <= part.values[0]) {
      return [ratioOf(text, [part, whole], whole.values[0] / part.values[0])];
    }
    const words = text.slice(part.end, whole.start);
    const [value, of] = [part.values[0], whole.values[0]];
    if (!between.test(words) || value > of || of <= 1) return [];
    // Only small numbers with a slash are fractions.
    if (words === "/" && (of > 10 || /^\/|\//u.test(text.slice(whole.end, whole.end + 1))))
      return [];
    return [ratioOf(text, [part, whole], value / of)];
  });
}

const isPlain = ({ quantities, values: [value] }: QuantityMention) =>
  quantities.every(({ kind }) => kind === "") && Number.isInteger(value) && value >= 1;

function ratioOf(text: string, parts: readonly QuantityMention[], share: number): QuantityMention {
  const place = { start: parts[0]?.start ?? 0, end: parts.at(-1)?.end ?? 0 };
  return { ...shareOf(text, place, share), parts };
}

const shareOf = (text: string, place: { start: number; end: number }, share: number) =>
  buildQuantity(text, place, [{ kind: "%", value: share * 100, step: 0, factor: 1 }], "fraction");

function readEastern(text: string, numbers: readonly QuantityMention[]): QuantityMention[] {
  return Array.from(text.matchAll(eastern), ({ 0: raw, index: start, groups }) => {
    const end = start + raw.length;
    const [whole, part] = [parseHan(groups?.["whole"] ?? ""), parseHan(groups?.["part"] ?? "")];
    const parts = numbers.filter((number) => number.start >= start && number.end <= end);
    return { ...shareOf(text, { start, end }, part / whole), parts };
  }).filter(({ values: [value] }) => value > 0 && value <= 100);
}
