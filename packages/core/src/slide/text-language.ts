const scripts: readonly [lang: string, pattern: RegExp][] = [
  ["ja", /[\p{scx=Hiragana}\p{scx=Katakana}]/u],
  ["ko", /\p{Script=Hangul}/u],
  ["zh", /\p{Script=Han}/u],
  ["ar", /\p{Script=Arabic}/u],
  ["he", /\p{Script=Hebrew}/u],
  ["hi", /\p{Script=Devanagari}/u],
  ["th", /\p{Script=Thai}/u],
  ["el", /\p{Script=Greek}/u],
  ["ru", /\p{Script=Cyrillic}/u],
];

/** The languages that the text's scripts tell. Han beside kana is Japanese, not Chinese. */
export function listTextLanguages(text: string): string[] {
  const languages = scripts.filter(([, pattern]) => pattern.test(text)).map(([name]) => name);
  return languages.includes("ja") ? languages.filter((name) => name !== "zh") : languages;
}

/** A language that a screen reader can speak the text in, told by its script; null where the script tells nothing. */
export function findTextLanguage(text: string): string | null {
  return listTextLanguages(text)[0] ?? null;
}
