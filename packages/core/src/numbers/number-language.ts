import { findLanguage } from "../text/guess-language.ts";

/** Languages whose number words are read. */
const numberLanguages = ["en", "de", "fr", "es", "pt", "it", "ja"] as const;

export type NumberLanguage = (typeof numberLanguages)[number];

/** Returns the language of a known code such as `en-GB`, or else guesses from the text; null if unsure. */
export const findNumberLanguage = (code: string | undefined, text: string) =>
  findLanguage(numberLanguages, code, text);
