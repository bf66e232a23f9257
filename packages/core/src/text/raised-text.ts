const pair = (plain: string, small: string) =>
  new Map([...plain].map((letter, index) => [letter, [...small][index] ?? letter]));

const raised = pair("0123456789+-−–=()ni", "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁻⁼⁽⁾ⁿⁱ");
const lowered = pair("0123456789", "₀₁₂₃₄₅₆₇₈₉");
const isSmall = (words: string, letters: ReadonlyMap<string, string>) =>
  [...words].every((letter) => letters.has(letter));
const toSmall = (words: string, letters: ReadonlyMap<string, string>) =>
  [...words].map((letter) => letters.get(letter) ?? letter).join("");

/** The end of a text that a power can follow: a digit, a closing bracket or a lone letter. */
const base = /(?:[\p{N})\]⁾₀-₉]|(?<!\p{L})\p{L})$/u;
/** A text that isn't a word: an exponent such as `n+1`, `-x` or `1.5`. */
const exponent = /^[\p{L}\p{N}+\-−–=().,/*·×^π∞°\s]+$/u;
const word = /^\p{L}[\p{L}.\s]*$/u;
/** Lone letters that are ordinals or abbreviations, as in `2e`, `1a` and `no`. */
const ordinal = /^[aeodrº°ª]$/iu;
const reference = /^[[(]?\d{1,3}(?:\s?[,;–-]\s?\d{1,3})+[\])]?$/;

/**
 * Writes raised text so that it keeps its meaning on one line: `10` and `6` become `10⁶`, `m` and `2` become `m²`, `2`
 * and `x` become `2^x`. Words such as `st` in `1st` stay as typed. `before` is the text in front.
 */
export function writeRaised(words: string, before: string): string {
  const typed = words.trim();
  if (/^[ao]$/i.test(typed) && /\p{N}$/u.test(before)) return /a/i.test(typed) ? "ª" : "º";
  if (typed === "" || word.test(typed))
    return isLetterPower(typed, before) ? writePower(typed) : words;
  if (reference.test(typed)) return toSmall(typed, raised);
  if (isSmall(typed, raised))
    return /\d/.test(typed) || base.test(before) ? writePower(typed) : words;
  if (/^\d+\s?[/⁄]\s?\d+$/.test(typed) && !/\p{L}$/u.test(before)) return toFraction(typed, before);
  return base.test(before) && exponent.test(typed) ? writePower(typed) : words;
}

/** Writes lowered text. Digits stay as typed as in `CO2`, unless they follow other digits, as in `101₂`. */
export function writeLowered(words: string, before: string): string {
  const typed = words.trim();
  if (!isSmall(typed, lowered)) return words;
  return /[\p{N}⁄/]$/u.test(before) ? toSmall(typed, lowered) : words;
}

const isLetterPower = (typed: string, before: string) =>
  typed.length === 1 && base.test(before) && !ordinal.test(typed);

/** Writes an exponent: `⁶`, `^x`, `^(x+1)`. */
export function writePower(typed: string): string {
  if (isSmall(typed, raised)) return toSmall(typed, raised);
  return /^[\p{L}\p{N}.]+$/u.test(typed) ? `^${typed}` : `^(${typed})`;
}

/** Signs by their spelling, e.g. `½` by `1/2`. */
const fractionSigns = new Map(
  [..."½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅐⅛⅜⅝⅞⅑⅒"].map((sign) => [sign.normalize("NFKC").replace("⁄", "/"), sign]),
);
const smallFraction = /(?<![⁰¹²³⁴-⁹])([⁰¹²³⁴-⁹]+)\s?[⁄/]\s?([₀-₉]+)/gu;

/** Writes raised and lowered digits around a slash as a fraction: `¹⁄₂` as `½`, `3¹⁄₈` as `3⅛`, `⁵⁄₁₂` as `5/12`. */
export const joinFractions = (text: string) =>
  text.replaceAll(smallFraction, (_, over: string, under: string, at: number) =>
    toFraction(
      `${over.normalize("NFKC")}/${under.normalize("NFKC")}`,
      text.slice(Math.max(0, at - 1), at),
    ),
  );

/** A fraction after the text `before`, without joining the digits in front. */
function toFraction(typed: string, before: string): string {
  const plain = typed.replaceAll(/\s/g, "").replace("⁄", "/");
  const sign = fractionSigns.get(plain);
  if (sign !== undefined) return sign;
  return /\p{N}$/u.test(before) ? ` ${plain}` : plain;
}
