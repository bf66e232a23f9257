import { foldLetters } from "./plain-letters.ts";
import { hasKana } from "./scripts.ts";
import { listTextLanguages } from "./text-language.ts";

/** Frequent words of languages in Latin script. */
const frequent: Readonly<Record<string, string>> = {
  en: "the and of to is that with for was are this it you we our they have had not from by at as who what how",
  de: "der die das und ist nicht mit ein eine einen zu auf für von im dem den des wir ihr ich wird war sind hat haben auch nur noch wie aus bei um",
  fr: "le les des une est pas pour dans sur du et au aux qui que ne il elle nous vous ont était avec plus ce cette sont",
  es: "el los las una que con del por para y en su se no es fue más lo como al pero han sus son",
  pt: "os uma não do da dos das em e com para por um no na mais é foi ao são seu sua como mas",
  it: "il gli una di che con per e è non del della dei nel nella si ha sono più lo alla come ma ai",
  ca: "els les amb una per que és no més també són però aquest aquesta hi seva del al com ens han ha els",
  nl: "het een van en niet met zijn voor dat aan op ook naar wordt maar bij werd wij hun",
  sv: "och att det som är på för inte med till av den har ett om vi men från var",
  da: "og det som er på ikke til af har med den et vi fra var blev også hvad",
  nb: "og det som er på ikke til av har med den et vi fra var ble også hva",
  pl: "nie się jest na do że jak ale są oraz dla tego tym był która przez",
  tr: "bir ve bu için ile çok daha olarak gibi ama değil olan kadar sonra",
  hu: "és hogy nem az egy volt van ez meg csak már mint vagy lesz itt ezt azt minden után között",
  id: "yang dan di untuk dengan dari ini itu tidak pada adalah ke dalam akan kami",
};

const languagesByWord = new Map<string, string[]>();
for (const [language, words] of Object.entries(frequent)) {
  for (const word of words.split(" ")) {
    languagesByWord.set(word, [...(languagesByWord.get(word) ?? []), language]);
  }
}

/** Only this many UTF-16 units of a text are read. */
const maxUnits = 4000;
/** Cyrillic letters of Ukrainian that Russian lacks. */
const ukrainian = /[іїєґ]/iu;

interface GuessOptions {
  /** Considers only these languages. */
  among?: readonly string[];
  /** Texts with fewer letters return null. */
  minLetters?: number;
  /** Least fraction of a Latin text's words that are frequent words of its language. */
  leastShare?: number;
  /** The likely language, if no other has at least two more of its frequent words. */
  expected?: string | undefined;
}

/** Guesses a text's language by script, or for Latin letters by frequent words; null if unsure. */
export function guessLanguage(
  text: string,
  { among, minLetters = 0, leastShare = 0, expected }: GuessOptions = {},
): string | null {
  const start = foldLetters(text.slice(0, maxUnits));
  const letters = start.replaceAll(/https?:\/\/\S+|[^\p{L}]/gu, "");
  if (letters.length < minLetters && !/[\p{scx=Hiragana}\p{Script=Hangul}]/u.test(start))
    return null;
  const isAllowed = (language: string) => !among || among.includes(language);
  const latin = letters.match(/\p{Script=Latin}/gu)?.length ?? 0;
  // If less than 75 % of the letters are Latin, the other script decides, because e.g. Japanese words have fewer
  // letters.
  if (latin < letters.length * 0.75) {
    const own = listTextLanguages(letters.replaceAll(/\p{Script=Latin}/gu, ""))[0] ?? null;
    const language = own === "ru" && ukrainian.test(start) ? "uk" : own;
    return language && isAllowed(language) ? language : null;
  }
  const hits = new Map<string, number>();
  let words = 0;
  for (const [word] of start.toLowerCase().matchAll(/\p{L}+/gu)) {
    words += 1;
    for (const language of languagesByWord.get(word) ?? []) {
      if (isAllowed(language)) hits.set(language, (hits.get(language) ?? 0) + 1);
    }
  }
  const [first, second] = [...hits].toSorted(([, one], [, other]) => other - one);
  if (first && first[1] < words * leastShare) return null;
  const expectedHits = expected === undefined ? 0 : (hits.get(expected) ?? 0) + 1;
  return first && first[1] > Math.max(second?.[1] ?? 0, expectedHits) ? first[0] : null;
}

/** Returns the one of `among` that a code such as `en-GB` names, or else guesses from the text; null if unsure. */
export function findLanguage<Language extends string>(
  among: readonly Language[],
  code: string | undefined,
  text: string,
  expected?: Language,
): Language | null {
  const find = (name: string | null | undefined) => among.find((one) => one === name) ?? null;
  const named = find(code?.slice(0, 2).toLowerCase());
  if (named) return named;
  // Any kana makes a text Japanese, even in a quotation, because Japanese numbers are only read in Japanese texts.
  if (hasKana(text.slice(0, maxUnits))) return find("ja");
  return find(guessLanguage(text, { among, expected }));
}
