import { findLanguage } from "../text/guess-language.ts";

/** Languages with lists of words that tell how an author writes. */
const voiceLanguages = ["en", "de", "fr", "es", "pt", "it", "ja"] as const;

export type VoiceLanguage = (typeof voiceLanguages)[number];

/** Guesses the language of posts; null if unsure. */
export const findVoiceLanguage = (text: string) => findLanguage(voiceLanguages, undefined, text);
