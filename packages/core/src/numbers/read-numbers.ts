import type { NumberLanguage } from "./number-language.ts";
import { maskRanges } from "../text/mask.ts";
import { readPowers } from "./words/powers.ts";
import { readDigits } from "./digits.ts";
import { readFractions } from "./words/fractions.ts";
import { readHanNumbers } from "./words/han-numbers.ts";
import type { NumberMention } from "./number-mention.ts";
import { readNumberWords } from "./words/word-numbers.ts";

const writesComma: ReadonlySet<NumberLanguage> = new Set([
  "de",
  "fr",
  "es",
  "pt",
  "it",
  "ca",
  "nl",
  "hu",
]);

/** Whether a language's decimal separator is a comma. */
export const usesComma = (language: NumberLanguage) => writesComma.has(language);

/**
 * Lists a text's numbers in order: digits, words, fractions. Dates must be masked before. The word for one only counts
 * with `countsOne`.
 */
export function readNumbers(
  text: string,
  language: NumberLanguage,
  { countsOne = false } = {},
): NumberMention[] {
  let mentions: NumberMention[] = [];
  let rest = text;
  const isComma = usesComma(language);
  const readers = [
    () => readPowers(rest, isComma),
    () => readFractions(rest, language),
    () => readHanNumbers(rest, countsOne),
    () => readDigits(rest, isComma),
    () => readNumberWords(rest, language, countsOne),
  ];
  for (const read of readers) {
    const found = read();
    mentions = mentions.concat(found);
    if (found.length > 0) rest = maskRanges(rest, found);
  }
  return mentions.toSorted((one, other) => one.start - other.start);
}
