import { guessLanguage } from "../text/index.ts";

/** Languages whose number words are read. */
const factLanguages = ["en", "de", "fr", "es", "pt", "it", "ja"] as const;

export type FactLanguage = (typeof factLanguages)[number];

const findKnown = (code: string | null) =>
  factLanguages.find((language) => language === code) ?? null;

/** Returns the language of a known code such as `en-GB`, or else guesses from the text; null if unsure. */
export function findFactLanguage(code: string | undefined, text: string): FactLanguage | null {
  const named = findKnown(code?.slice(0, 2).toLowerCase() ?? "");
  if (named) return named;
  // Any kana makes a text Japanese, even in a quotation, because Japanese numbers are only read in Japanese texts.
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text.slice(0, 4000))) return "ja";
  return findKnown(guessLanguage(text, { among: factLanguages }));
}
