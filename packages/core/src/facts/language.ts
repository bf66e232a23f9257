/** Languages whose number words are read. */
export type FactLanguage = "en" | "de" | "fr" | "es" | "pt" | "it" | "ja";

const frequent: Readonly<Record<Exclude<FactLanguage, "ja">, string>> = {
  en: "the and of to is that with for was are this it you we our they have had not from by at as who what how",
  de: "der die das und ist nicht mit ein eine einen zu auf für von im dem den des wir ihr ich wird war sind hat haben auch nur noch wie aus bei um",
  fr: "le les des une est pas pour dans sur du et au aux qui que ne il elle nous vous ont était avec plus ce cette sont",
  es: "el los las una que con del por para y en su se no es fue más lo como al pero han sus son",
  pt: "os uma não do da dos das em e com para por um no na mais é foi ao são seu sua como mas",
  it: "il gli una di che con per e è non del della dei nel nella si ha sono più lo alla come ma ai",
};

const languagesByWord = new Map<string, FactLanguage[]>();
for (const language of Object.keys(frequent) as (keyof typeof frequent)[]) {
  for (const word of frequent[language].split(" ")) {
    languagesByWord.set(word, [...(languagesByWord.get(word) ?? []), language]);
  }
}

/** Only this many UTF-16 units of a text are read to recognize its language. */
const maxUnits = 4000;

const isKnown = (code: string): code is FactLanguage => code === "ja" || code in frequent;

/** Returns the language of a code such as `en-GB`, else the one that the text's frequent words have; null if unsure. */
export function findFactLanguage(code: string | undefined, text: string): FactLanguage | null {
  const named = code?.slice(0, 2).toLowerCase() ?? "";
  if (isKnown(named)) return named;
  const start = text.slice(0, maxUnits);
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(start)) return "ja";
  const hits = new Map<FactLanguage, number>();
  for (const [word] of start.toLowerCase().matchAll(/\p{L}+/gu)) {
    for (const language of languagesByWord.get(word) ?? []) {
      hits.set(language, (hits.get(language) ?? 0) + 1);
    }
  }
  const [first, second] = [...hits].toSorted(([, one], [, other]) => other - one);
  return first && first[1] > (second?.[1] ?? 0) ? first[0] : null;
}
