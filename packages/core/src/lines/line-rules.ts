import { getLexicon } from "../numbers/words/number-words.ts";
import { findNumberLanguage } from "../numbers/number-language.ts";
import { uncountedWords } from "../numbers/counted-words.ts";
import { guessLanguage } from "../text/guess-language.ts";
import {
  findLeaning,
  findTrailing,
  isObject,
  isPhrasal,
  isSubject,
  type Leaning,
  startsPhrase,
} from "../text/leaning-words.ts";
import { moreNumberWords, moreOnes } from "../numbers/words/more-number-words.ts";

/** How the words of a language belong together; all words in lower case, without punctuation around them. */
export interface LineRules {
  /** The language's code; null if unknown. */
  language: string | null;
  /** How much a word belongs to the next one, e.g. an article. */
  leans: (word: string, next?: string) => Leaning;
  /** How much a word belongs to the one before, e.g. a postposition. */
  trails: (word: string) => Leaning;
  /** Whether a word starts a phrase, such as a preposition does, but not an article. */
  startsPhrase: (word: string) => boolean;
  /** Whether a pronoun is an object of its own before the next word. */
  isObject: (word: string, next: string) => boolean;
  /** Whether two words form one verb, such as `turn on`. */
  isPhrasal: (word: string, next: string) => boolean;
  /** Whether a pronoun is the subject of the verb after it; `previous` is empty at a clause's start. */
  isSubject: (previous: string, word: string) => boolean;
  /** Whether a word is a number, in digits or letters, but not a word for one. */
  isNumber: (word: string) => boolean;
  /** Whether a word is a number, or means one. */
  isNumeral: (word: string) => boolean;
  /** Whether a number before the word counts it. */
  isCounted: (word: string) => boolean;
}

const digits = /^[\p{Sc}+−–-]?\p{Nd}[\p{Nd}.,:/–-]*[%٪kKmM]?$/u;

/** Number words with two parts in one, such as `fünfundzwanzig`, in their order of use. */
const germanTens = /und(?:zwanzig|(?:drei|vier|fünf|sech|sieb|acht|neun)(?:ß|z)ig)$/u;

/** Conjunctions and prepositions that are written together with the next word. */
const prefixes: Readonly<Record<string, RegExp>> = { ar: /^[وبلف]/u, he: /^[ובל]/u };

/** Returns the rules for texts in the language of `excerpt`, an excerpt of the post. */
export function createLineRules(excerpt: string): LineRules {
  const language = guessLanguage(excerpt) ?? "";
  const numbers = findNumbers(language);
  const leans = (word: string, next = "") => findLeaning(language, word, next);
  const valueOf = (word: string) => numbers.get(word) ?? 0;
  const isNumber = (word: string) =>
    digits.test(word) ||
    valueOf(word) > 1 ||
    valueOf(word.replace(prefixes[language] ?? "", "")) > 1 ||
    (language === "de" && germanTens.test(word));
  return {
    language: language || null,
    leans,
    trails: (word) => findTrailing(language, word),
    startsPhrase: (word) => startsPhrase(language, word),
    isObject: (word, next) => isObject(language, word, next),
    isPhrasal: (word, next) => isPhrasal(language, word, next),
    isSubject: (previous, word) => isSubject(language, previous, word),
    isNumber,
    isNumeral: (word) => valueOf(word) === 1 || isNumber(word),
    isCounted: (word) => /\p{L}/u.test(word) && !uncountedWords.has(word) && leans(word) === "no",
  };
}

function findNumbers(language: string): ReadonlyMap<string, number> {
  const known = findNumberLanguage(language, "");
  const read = known === null || known === "ja" || known === "zh" ? [] : getLexicon(known).values;
  const split = (words = "") => words.split(" ");
  return new Map([
    ...split(moreNumberWords[language]).map((word) => [word, 2] as const),
    ...split(moreOnes[language]).map((word) => [word, 1] as const),
    ...read,
  ]);
}
