import { getLexicon } from "../numbers/words/number-words.ts";
import { findNumberLanguage } from "../numbers/number-language.ts";
import { uncountedWords } from "../numbers/counted-words.ts";
import { guessLanguage } from "../text/guess-language.ts";
import { findLeaning, isTrailing, type Leaning } from "../text/leaning-words.ts";

/** How the words of a language belong together; all words in lower case, without punctuation around them. */
export interface LineRules {
  /** The language's code; null if unknown. */
  language: string | null;
  /** How much a word belongs to the next one, e.g. an article. */
  leans: (word: string, next?: string) => Leaning;
  /** Whether a word belongs to the one before, e.g. a postposition. */
  trails: (word: string) => boolean;
  /** Whether a word is a number, in digits or letters. */
  isNumber: (word: string) => boolean;
  /** Whether a number before the word counts it. */
  isCounted: (word: string) => boolean;
}

const digits = /^[\p{Sc}+−–-]?\p{Nd}[\p{Nd}.,:/–-]*[%٪kKmM]?$/u;

/** Number words with two parts in one, such as `fünfundzwanzig`, in their order of use. */
const germanTens = /und(?:zwanzig|(?:drei|vier|fünf|sech|sieb|acht|neun)(?:ß|z)ig)$/u;

/** Conjunctions and prepositions that are written together with the next word. */
const arabicPrefix = /^[وبلف]/u;

/** Returns the rules for texts in the language of `excerpt`, an excerpt of the post. */
export function createLineRules(excerpt: string): LineRules {
  const language = guessLanguage(excerpt);
  const numbers = findNumbers(language);
  const leans = (word: string, next = "") => findLeaning(language ?? "", word, next);
  return {
    language,
    leans,
    trails: (word) => isTrailing(language ?? "", word),
    isNumber: (word) =>
      digits.test(word) ||
      (numbers.get(word) ?? 1) > 1 ||
      (language === "ar" && (numbers.get(word.replace(arabicPrefix, "")) ?? 1) > 1) ||
      (language === "de" && germanTens.test(word)),
    isCounted: (word) => /\p{L}/u.test(word) && !uncountedWords.has(word) && leans(word) === "no",
  };
}

function findNumbers(language: string | null): ReadonlyMap<string, number> {
  const known = language === null ? null : findNumberLanguage(language, "");
  return known === null || known === "ja" || known === "zh" ? new Map() : getLexicon(known).values;
}
