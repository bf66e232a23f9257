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

/** Languages that share their script with others, e.g. `ar` with Persian and `ru` with Ukrainian. */
const sharing: ReadonlySet<string> = new Set(["zh", "ar", "hi", "my", "bo", "mn", "ru"]);
/** Letters that occur in Yiddish but not in Hebrew. */
const yiddish = /[\u05F0-\u05F2]|\u05D0[\u05B7\u05B8]/u;
/** Matches URLs, mentions and hashtags. They are ignored, because they are often in another script. */
const foreign = /https?:\/\/\S+|[@#]\S+/gu;
/** Smallest fraction of kana among the letters of a Japanese text. Chinese texts use single kana for effect. */
const kanaShare = 1 / 5;

/** Returns the language if most letters are in a script that only this language uses; otherwise null. */
export function findSoleLanguage(text: string): string | null {
  const letters = text.replaceAll(foreign, " ").replaceAll(/[^\p{L}]/gu, "");
  const [language = "", ...others] = listTextLanguages(letters);
  if (language === "" || others.length > 0 || sharing.has(language)) return null;
  if (language === "he" && yiddish.test(text.normalize("NFD"))) return null;
  const own = scripts.find(([name]) => name === language)?.[1];
  const isOwn = (letter: string) => own?.test(letter) ?? false;
  let [count, ownCount, hanCount] = [0, 0, 0];
  for (const letter of letters) {
    count += 1;
    if (isOwn(letter)) ownCount += 1;
    else if (language === "ja" && /\p{Script=Han}/u.test(letter)) hanCount += 1;
  }
  if (language === "ja" && ownCount < count * kanaShare) return null;
  return ownCount + hanCount > count / 2 ? language : null;
}
