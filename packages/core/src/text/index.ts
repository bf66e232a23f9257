/* Characters, words and sentences of texts of any length, in linear time. */
export { countCodePoints, cutCodePoints, floorCodePoint } from "./code-points.ts";
export {
  countGraphemes,
  cutGraphemes,
  cutUnits,
  walkGraphemes,
  truncateLabel,
} from "./graphemes.ts";
export { escapeMarkup, escapeQuoted } from "./escape-markup.ts";
export { decodeDamaged, type DecodedText, decodeText, decodeWindows } from "./decode-text.ts";
export { writeQuotient, writeRoot, writeScripts } from "./formula.ts";
export { readTex } from "./tex.ts";
export { joinFractions, writeLowered, writeRaised } from "./raised-text.ts";
export { findAskedLanguage, findLanguageCode, nameLanguage } from "./language-names.ts";
export { findOtherLanguage } from "./other-language.ts";
export { cleanForeign, isStorable } from "./storable.ts";
export { guessLanguage } from "./guess-language.ts";
export { countWords } from "./count-words.ts";
export { eastAsian, hanAndKana, hasEastAsianWords, hasHangul, hasKana, kana } from "./scripts.ts";
export { splitHashtags } from "./split-hashtags.ts";
export { walkWords } from "./segments.ts";
export { walkSentences } from "./sentences.ts";
export {
  joinWords,
  keepLineHyphen,
  markPhraseBreaks,
  markWordBreaks,
  type PhrasePlace,
  softHyphen,
} from "./word-breaks.ts";
export { countNoun, plural } from "./count-noun.ts";
export { findSoleLanguage, findTextLanguage, listTextLanguages } from "./text-language.ts";
