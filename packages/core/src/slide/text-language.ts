const scripts: readonly [lang: string, pattern: RegExp][] = [
  ["ja", /[\p{scx=Hiragana}\p{scx=Katakana}]/u],
  ["ko", /\p{Script=Hangul}/u],
  ["zh", /\p{Script=Han}/u],
  ["ar", /\p{Script=Arabic}/u],
  ["he", /\p{Script=Hebrew}/u],
  ["hi", /\p{Script=Devanagari}/u],
  ["th", /\p{Script=Thai}/u],
  ["kn", /\p{Script=Kannada}/u],
  ["ml", /\p{Script=Malayalam}/u],
  ["gu", /\p{Script=Gujarati}/u],
  ["pa", /\p{Script=Gurmukhi}/u],
  ["si", /\p{Script=Sinhala}/u],
  ["lo", /\p{Script=Lao}/u],
  ["km", /\p{Script=Khmer}/u],
  ["my", /\p{Script=Myanmar}/u],
  ["bo", /\p{Script=Tibetan}/u],
  ["mn", /\p{Script=Mongolian}/u],
  ["chr", /\p{Script=Cherokee}/u],
  ["el", /\p{Script=Greek}/u],
  ["ru", /\p{Script=Cyrillic}/u],
];

/** Lists the languages that a text's scripts reveal. Chinese characters beside kana are Japanese. */
export function listTextLanguages(text: string): string[] {
  const languages = scripts.filter(([, pattern]) => pattern.test(text)).map(([name]) => name);
  return languages.includes("ja") ? languages.filter((name) => name !== "zh") : languages;
}

/** Returns the language to announce to screen readers; null if the text's script doesn't reveal one. */
export function findTextLanguage(text: string): string | null {
  return listTextLanguages(text)[0] ?? null;
}
