import { foldText, isUnspaced } from "../facts/fold.ts";
import type { FactLanguage } from "../facts/language.ts";

/** Endings of inflected words, longest first; folded. */
const endings: Record<FactLanguage, string> = {
  en: "izations ization ations ation ingly edly ings ing iest ied ies ers est ers ed er es ly s e",
  de: "ungen ierten ierte iert ieren ung ern sten ste tes ten ter tem te est en em er es et st e n s t",
  fr: "issements ements issement ement eraient erait erons erez aient ants ante ait ant ons ees ent ies ee es er ez ie s e",
  es: "amientos imientos amiento imiento aciones adoras adores acion ando iendo aron ieron adas ados idas idos aba ada ado ida ido ar er ir an en as es os a e o s",
  pt: "amentos imentos amento imento acoes acao ando endo indo aram eram adas ados idas idos ava ada ado ida ido ar er ir am em as es os a e o s",
  it: "amenti imenti amento imento azioni azione ando endo ano ono ati ata ate ato iti ita ite ito are ere ire a e i o",
  ja: "",
};

const byLanguage = new Map(
  Object.entries(endings).map(([language, all]) => [
    language,
    all.split(" ").filter((ending) => ending !== ""),
  ]),
);
const noEndings: string[] = [];

/** Minimum letters of a stem. One more if the ending is `e`, because `plane` isn't a form of `plan`. */
const minStem = 4;

/** Reduces a word to its stem, which its forms share, e.g. `leveraged`, `leveraging` and `leverage`. */
export function stemWord(word: string, language: FactLanguage | null): string {
  const folded = foldText(word).replaceAll(" ", "");
  const ending = (byLanguage.get(language ?? "en") ?? noEndings).find(
    (end) =>
      folded.endsWith(end) && folded.length - end.length >= (end === "e" ? minStem + 1 : minStem),
  );
  const stem = ending === undefined ? folded : folded.slice(0, -ending.length);
  // Doubled letters before an ending: `plan`, `planning`.
  return stem.replace(/([b-df-hj-np-rtvxz])\1$/u, "$1");
}

/** A word of a text, in UTF-16 units. */
export interface StemmedWord {
  start: number;
  end: number;
  stem: string;
}

const wordPattern = /[\p{L}\p{M}\p{N}]+/gu;

/** Lists a text's words with their stems. The ends of English genitives and contractions, e.g. `'s`, are removed. */
export function listStemmedWords(text: string, language: FactLanguage | null): StemmedWord[] {
  const plain = text.replaceAll(/['’](?:s|d|ll|re|ve|m|t)(?![\p{L}\p{N}])/giu, (part) =>
    " ".repeat(part.length),
  );
  return Array.from(plain.matchAll(wordPattern), ({ index, 0: word }) => ({
    start: index,
    end: index + word.length,
    stem: stemWord(word, language),
  }));
}

export interface Span {
  start: number;
  end: number;
}

/** Finds a phrase with its words in any form. In languages without spaces, only the exact phrase is found. */
export function findPhrase(
  text: string,
  words: readonly StemmedWord[],
  phrase: string,
  language: FactLanguage | null,
): Span[] {
  if (isUnspaced(phrase)) return findExactly(text, phrase);
  const wanted = listStemmedWords(phrase, language).map(({ stem }) => stem);
  const joined = wanted.join("");
  return words.flatMap((word, index) => {
    if (wanted.length > 1 && word.stem === joined) return [{ start: word.start, end: word.end }];
    const isHere = wanted.every((stem, offset) => words[index + offset]?.stem === stem);
    const last = words[index + wanted.length - 1];
    return isHere && last ? [{ start: word.start, end: last.end }] : [];
  });
}

function findExactly(text: string, phrase: string): Span[] {
  const spans: Span[] = [];
  for (let start = text.indexOf(phrase); start !== -1;) {
    spans.push({ start, end: start + phrase.length });
    start = text.indexOf(phrase, start + phrase.length);
  }
  return spans;
}
