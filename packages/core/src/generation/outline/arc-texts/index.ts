import { findLanguageCode } from "../../../text/language-names.ts";
import { findLanguage, guessLanguage } from "../../../text/guess-language.ts";
import { arabic } from "./arabic.ts";
import type { ArcTexts } from "./arc-texts.ts";
import { english } from "./english.ts";
import { french } from "./french.ts";
import { german } from "./german.ts";
import { italian } from "./italian.ts";
import { japanese } from "./japanese.ts";
import { portuguese } from "./portuguese.ts";
import { spanish } from "./spanish.ts";

const arcLanguages = ["en", "de", "fr", "es", "pt", "it", "ja", "ar"] as const;
export type ArcLanguage = (typeof arcLanguages)[number];

/** Texts of all arcs by language. */
export const arcTexts: Readonly<Record<ArcLanguage, ArcTexts>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  pt: portuguese,
  it: italian,
  ja: japanese,
  ar: arabic,
};

/** Frequent words of other languages that are also words, names or abbreviations in English. */
const homographs =
  /(?<!\p{L})(?:as|com|come|con|den|des|die|do|est|has|lo|ma|mas|no|per|plus|pour|si|son|um|war)(?!\p{L})/giu;

/** Letters that reveal a language if a topic is too short for frequent words. */
const ownLetters: readonly (readonly [ArcLanguage, RegExp])[] = [
  ["de", /[äöüß]/iu],
  ["pt", /[ãõ]/iu],
  ["es", /[ñ¿¡]/iu],
  ["it", /[ìò]/iu],
  ["fr", /[êœûîôçëï]|(?<!\p{L})[ldn]['’]\p{L}/iu],
];

/** A text's language is guessed from at least this many letters. */
const topicLetters = 12;
/** Least fraction of a topic's words that are frequent words of its language. */
const topicShare = 0.2;

/**
 * Returns the code of the language that is asked for, or that a text is in, if no arc has texts in it; null if it is
 * unknown or has texts.
 */
export function findMissingLanguage(asked: string | undefined, text: string): string | null {
  const code =
    findLanguageCode(asked ?? "") ??
    guessLanguage(text, { minLetters: topicLetters, leastShare: topicShare, expected: "en" });
  return code === null || arcLanguages.some((own) => own === code) ? null : code;
}

/** Returns the language of a name such as `German` or a code such as `de-AT`, or else of the text; English if it is unknown. */
export const findArcLanguage = (code: string | undefined, text: string): ArcLanguage =>
  findLanguage(
    arcLanguages,
    findLanguageCode(code ?? "") ?? undefined,
    text.replaceAll(homographs, " "),
  ) ??
  ownLetters.find(([, letters]) => letters.test(text.normalize("NFC")))?.[0] ??
  "en";
