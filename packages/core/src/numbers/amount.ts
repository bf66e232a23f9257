import { toLatinDigits } from "../text/latin-digits.ts";

/** Digits with separators: `1,200`, `2,5`, `1 000 000`, `1’200.50`. */
export const amountPattern = String.raw`\p{Nd}+(?:[.,'’٫٬]\p{Nd}+|[ \u00A0\u202F]\p{Nd}{3}(?!\p{Nd}))*`;

/**
 * Parses numbers as people type them, e.g. `1.200` or `2,5`, or returns null. If one number has a clear decimal
 * separator, all numbers use it.
 */
export function parseAmounts(texts: readonly string[]): number[] | null {
  const plain = texts.map(toLatinDigits);
  const decimal = plain.map(findDecimalMark).find((mark) => mark !== null) ?? null;
  const values = plain.map((text) => parseWith(text, decimal));
  return values.every((value) => value !== null) ? values : null;
}

export function parseAmount(text: string): number | null {
  return parseAmounts([text])?.[0] ?? null;
}

/**
 * Lists all readings of a number, the likeliest first: `1.240` is 1.24 or 1240. `usesComma` tells whether the
 * language's decimal separator is a comma.
 */
export function readAmounts(text: string, usesComma: boolean): number[] {
  const plain = toLatinDigits(text);
  const decimal = findDecimalMark(plain);
  const mark = /[.,]/.exec(plain)?.[0] ?? null;
  const readings =
    decimal === null && mark !== null && plain.split(mark).length === 2
      ? (mark === ",") === usesComma
        ? [mark, null]
        : [null, mark]
      : [decimal];
  return readings.flatMap((one) => parseWith(plain, one) ?? []);
}

/** Returns a number's decimal separator. Null if there is none, or if it could separate thousands. */
function findDecimalMark(text: string): string | null {
  const marks: string[] = text.match(/\D/gu) ?? [];
  const last = marks.at(-1);
  if (last === undefined || !".,٫".includes(last) || marks.indexOf(last) < marks.length - 1) {
    return null;
  }
  const [whole = "", fraction = ""] = text.split(last);
  const mayPart = marks.length === 1 && /^[1-9]\d{0,2}$/.test(whole) && fraction.length === 3;
  return mayPart ? null : last;
}

function parseWith(text: string, decimal: string | null): number | null {
  const [whole = "", fraction = "0", ...others] = decimal === null ? [text] : text.split(decimal);
  if (others.length > 0 || !/^\d+$/.test(fraction)) return null;
  // Matches groups of three digits, and Indian numbers, which have groups of two digits before the last three.
  const grouped = /^\d{1,3}(?:(\D)\d{3}(?:\1\d{3})*|(,)(?:\d\d\2)*\d{3})?$/u;
  if (!/^\d+$/.test(whole) && !grouped.test(whole)) return null;
  return Number(`${whole.replaceAll(/\D/gu, "")}.${fraction}`);
}
