import type { NumberLanguage } from "./number-language.ts";
import { maskRanges } from "../text/mask.ts";
import { readDigits } from "./digits.ts";
import { readFractions } from "./words/fractions.ts";
import { readHanNumbers } from "./words/han-numbers.ts";
import type { NumberMention } from "./number-mention.ts";
import { readNumberWords } from "./words/word-numbers.ts";

const writesComma: ReadonlySet<NumberLanguage> = new Set(["de", "fr", "es", "pt", "it"]);

/** Lists a text's numbers in order: digits, words, fractions. Dates must be masked before. */
export function readNumbers(text: string, language: NumberLanguage): NumberMention[] {
  let mentions: NumberMention[] = [];
  let rest = text;
  const readers = [
    () => readFractions(rest, language),
    () => readHanNumbers(rest),
    () => readDigits(rest, writesComma.has(language)),
    () => readNumberWords(rest, language),
  ];
  for (const read of readers) {
    const found = read();
    mentions = mentions.concat(found);
    if (found.length > 0) rest = maskRanges(rest, found);
  }
  return mentions.toSorted((one, other) => one.start - other.start);
}
