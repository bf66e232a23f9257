import { walkWords } from "@slideloom/core/text";

/** Marks where a word may be hyphenated. */
export const softHyphen = "\u00AD";

/** Removes a line's soft hyphens; appends `hyphen` if the line ends at one. */
export function keepLineHyphen(words: string, isHyphenated: boolean, hyphen = softHyphen): string {
  return words.replaceAll(softHyphen, "") + (isHyphenated ? hyphen : "");
}

/** Scripts written without spaces, which the engine does not segment into words. */
const unspaced =
  /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}][\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{M}]+/gu;

/** A run of Chinese or Japanese, in which the engine may break after any character. */
const eastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]{2,}/gu;

const startsEastAsian = /^[\p{Script=Han}\p{Script=Katakana}]|^\p{Script=Hiragana}{3}/u;

/** Particles and endings, which don't start a line in Japanese headlines. */
const particle = /^\p{Script=Hiragana}{1,2}$/u;

const zeroWidthSpace = "\u200b";

/** Inserts zero-width spaces at word boundaries of Thai, Lao, Khmer and Burmese, where lines may break. */
export function markWordBreaks(text: string): string {
  return text.replace(unspaced, (words) => listWords(words).join(zeroWidthSpace));
}

/**
 * Inserts zero-width spaces between Chinese and Japanese phrases, for large text with unbroken words. `follows`: the
 * text continues a line.
 */
export function markPhraseBreaks(text: string, follows: boolean): string {
  const marked = text.replace(eastAsian, (words) => {
    const phrases: string[] = [];
    for (const word of listWords(words)) {
      if (phrases.length > 0 && particle.test(word)) phrases.push(`${phrases.pop()}${word}`);
      else phrases.push(word);
    }
    return phrases.join(zeroWidthSpace);
  });
  return follows && startsEastAsian.test(text) ? zeroWidthSpace + marked : marked;
}

/** The space between a number and a short unit, percent sign or currency, or between a currency and a number. */
const spacedUnit =
  /(?<=\d) (?=(?:[\p{L}µ°]{1,3}[²³]?|[%‰°]|\p{Sc})(?![\p{L}\p{M}\p{N}]))|(?<=\p{Sc}) (?=\d)/gu;

/** The hyphen between a leading number and letters: `40-hour`. Lines never break between a hyphen and digits. */
const numberHyphen = /(?<=(?<![-\p{L}\d])[\d.,]{1,6})-(?=\p{L})/gu;

const noBreakSpace = "\u00a0";
const wordJoiner = "\u2060";

/** Keeps numbers on one line with their units and hyphenated words. */
export function joinNumbers(text: string): string {
  return text.replace(spacedUnit, noBreakSpace).replace(numberHyphen, `-${wordJoiner}`);
}

/**
 * Returns whether the engine needs `keep-all` to keep words whole: Korean has spaces, Chinese and Japanese get marks.
 */
export function hasEastAsianWords(text: string): boolean {
  return /[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);
}

export function hasHangul(text: string): boolean {
  return /\p{Script=Hangul}/u.test(text);
}

const listWords = (text: string): string[] =>
  Array.from(walkWords(text), ({ start, end }) => text.slice(start, end));
