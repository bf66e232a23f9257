import { walkWords } from "@slideloom/core/text";

/** A place where a word may be broken with a hyphen. */
export const softHyphen = "\u00AD";

/** The words of a line without soft hyphens, but for the one that it ends at, written as `hyphen`. */
export function keepLineHyphen(words: string, isHyphenated: boolean, hyphen = softHyphen): string {
  return words.replaceAll(softHyphen, "") + (isHyphenated ? hyphen : "");
}

/** Scripts that are written without spaces between words and that the engine does not break by itself. */
const unspaced =
  /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}][\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{M}]+/gu;

/** A run of Chinese or Japanese, in which the engine may break after any letter. */
const eastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]{2,}/gu;

const startsEastAsian = /^[\p{Script=Han}\p{Script=Katakana}]|^\p{Script=Hiragana}{3}/u;

/** Particles and endings, which don't start a line in Japanese headlines. */
const particle = /^\p{Script=Hiragana}{1,2}$/u;

const zeroWidthSpace = "\u200b";

/** Marks the places between words where a line may break, in Thai, Lao, Khmer and Burmese. */
export function markWordBreaks(text: string): string {
  return text.replace(unspaced, (words) => listWords(words).join(zeroWidthSpace));
}

/**
 * Marks the breaks between words of Chinese and Japanese, for large text that keeps its words whole; `follows` when
 * other text stands before it.
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

/** A number and the space between it and a short unit, a percent sign or a currency, or between a currency and it. */
const spacedUnit =
  /(?<=\d) (?=(?:[\p{L}µ°]{1,3}[²³]?|[%‰°]|\p{Sc})(?![\p{L}\p{M}\p{N}]))|(?<=\p{Sc}) (?=\d)/gu;

/** The hyphen between a number that a word begins with and its letters: `40-hour`. Before digits none breaks. */
const numberHyphen = /(?<=(?<![-\p{L}\d])[\d.,]{1,6})-(?=\p{L})/gu;

const noBreakSpace = "\u00a0";
const wordJoiner = "\u2060";

/** Keeps numbers with their units, and with the word that a hyphen joins to them, on one line. */
export function joinNumbers(text: string): string {
  return text.replace(spacedUnit, noBreakSpace).replace(numberHyphen, `-${wordJoiner}`);
}

/** Whether words must be told to the engine to be kept whole: Korean has spaces, Chinese and Japanese get marks. */
export function hasEastAsianWords(text: string): boolean {
  return /[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);
}

export function hasHangul(text: string): boolean {
  return /\p{Script=Hangul}/u.test(text);
}

const listWords = (text: string): string[] =>
  Array.from(walkWords(text), ({ start, end }) => text.slice(start, end));
