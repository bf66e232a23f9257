import { findLanguage } from "../text/guess-language.ts";

/** Languages whose number words are read. */
const numberLanguages = [
  "en",
  "de",
  "fr",
  "es",
  "pt",
  "it",
  "ca",
  "nl",
  "hu",
  "ar",
  "ja",
  "zh",
] as const;

export type NumberLanguage = (typeof numberLanguages)[number];

/**
 * Returns the language of a known code such as `en-GB`, or else guesses from the text; null if unsure. With `expected`,
 * another language needs at least two more of its words.
 */
export const findNumberLanguage = (
  code: string | undefined,
  text: string,
  expected?: NumberLanguage,
) => findLanguage(numberLanguages, code, text, expected);
