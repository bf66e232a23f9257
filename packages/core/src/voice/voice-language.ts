import { guessLanguage } from "../text/guess-language.ts";
import { hasKana } from "../text/scripts.ts";

/** Languages with lists of words that tell how an author writes. */
const voiceLanguages = ["en", "de", "fr", "es", "pt", "it", "ja"] as const;

export type VoiceLanguage = (typeof voiceLanguages)[number];

/** Least fraction of frequent words, so that a language without lists isn't taken for one with some of its words. */
const leastShare = 0.08;

/** Guesses the language of posts; null if unsure, or if it has no lists. */
export function findVoiceLanguage(text: string): VoiceLanguage | null {
  const guessed = hasKana(text.slice(0, 4000)) ? "ja" : guessLanguage(text, { leastShare });
  return voiceLanguages.find((language) => language === guessed) ?? null;
}
