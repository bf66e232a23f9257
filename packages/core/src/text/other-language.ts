import { guessLanguage } from "./guess-language.ts";

/** Languages that the guesser can't tell apart well enough to call a text wrong. */
const alike: readonly ReadonlySet<string>[] = [
  new Set(["da", "nb", "no", "nn", "sv"]),
  new Set(["ar", "fa", "ur", "ps", "ku"]),
  new Set(["ru", "uk", "bg", "sr", "mk", "be", "kk"]),
  new Set(["hi", "mr", "ne"]),
  new Set(["es", "ca", "gl", "pt"]),
  new Set(["ca", "fr"]),
  new Set(["ca", "it"]),
  new Set(["he", "yi"]),
  new Set(["id", "ms"]),
];

/** Languages that the guesser knows; about the others nothing is said. */
const known: ReadonlySet<string> = new Set(
  "en de fr es pt it nl sv da nb no nn pl tr hu id ja ko zh ar he hi th el ru uk".split(" "),
);

const leastLetters = 80;
/** Lists of names and terms have fewer of a language's frequent words, and say little about it. */
const leastFrequent = 0.1;

/**
 * Returns the code of a text's language if it is clearly not the wanted one (a code such as `en-GB`); else null. Short
 * texts, and languages that are hard to tell apart, count as right.
 */
export function findOtherLanguage(text: string, wanted: string): string | null {
  const code = wanted.toLowerCase().split("-")[0] ?? "";
  if (!known.has(code)) return null;
  const guessed = guessLanguage(text, {
    minLetters: leastLetters,
    leastShare: leastFrequent,
    expected: code,
  });
  if (guessed === null || guessed === code) return null;
  return alike.some((group) => group.has(code) && group.has(guessed)) ? null : guessed;
}
