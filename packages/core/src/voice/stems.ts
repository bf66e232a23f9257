import { foldText } from "../text/fold.ts";
import { hasHangul, hasUnspacedWords } from "../text/scripts.ts";
import type { VoiceLanguage } from "./voice-language.ts";

/** Endings of inflected words, longest first; in lower case, without accents. */
const endings: Record<VoiceLanguage, string> = {
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

/** Minimum letters of a stem; one letter more if the ending is `e`, because `plane` isn't a form of `plan`. */
const minStem = 4;

/** Matches scripts that write vowels as marks. `foldText` would remove these marks. */
const markedScripts =
  /[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}]/u;

/** Returns the common stem of a word's forms, e.g. of `leveraged`, `leveraging` and `leverage`. */
export function stemWord(word: string, language: VoiceLanguage | null): string {
  const folded = markedScripts.test(word)
    ? word.normalize("NFC").toLowerCase()
    : foldText(word).replaceAll(" ", "");
  const ending = (byLanguage.get(language ?? "en") ?? noEndings).find(
    (end) =>
      folded.endsWith(end) && folded.length - end.length >= (end === "e" ? minStem + 1 : minStem),
  );
  const stem = ending === undefined ? folded : folded.slice(0, -ending.length);
  // A letter that was doubled before the ending becomes single, so `planning` has the stem `plan`.
  return stem.replace(/([b-df-hj-np-rtvxz])\1$/u, "$1");
}

/** A word of a text; `start` and `end` are UTF-16 offsets. */
interface StemmedWord {
  start: number;
  end: number;
  stem: string;
}

const wordPattern = /[\p{L}\p{M}\p{N}]+/gu;

/** Lists a text's words with their stems. The ends of English genitives and contractions, e.g. `'s`, are removed. */
function listStemmedWords(text: string, language: VoiceLanguage | null): StemmedWord[] {
  const plain = text.replaceAll(/['’](?:s|d|ll|re|ve|m|t)(?![\p{L}\p{N}])/giu, (part) =>
    " ".repeat(part.length),
  );
  const stems = new Map<string, string>();
  return Array.from(plain.matchAll(wordPattern), ({ index, 0: word }) => {
    const stem = stems.get(word) ?? stemWord(word, language);
    stems.set(word, stem);
    return { start: index, end: index + word.length, stem };
  });
}

/** A text with its words, and the indexes of the words by stem. */
export interface StemmedText {
  text: string;
  words: readonly StemmedWord[];
  byStem: ReadonlyMap<string, readonly number[]>;
}

export function stemText(text: string, language: VoiceLanguage | null): StemmedText {
  const words = listStemmedWords(text, language);
  const byStem = new Map<string, number[]>();
  for (const [index, { stem }] of words.entries()) {
    const indexes = byStem.get(stem);
    if (indexes) indexes.push(index);
    else byStem.set(stem, [index]);
  }
  return { text, words, byStem };
}

export interface Span {
  start: number;
  end: number;
}

export type Finder = (text: StemmedText) => Span[];

/**
 * Creates a finder for all forms of a phrase's words, also joined with hyphens or written as one word. In Korean and in
 * scripts without spaces, it finds only the exact phrase.
 */
export function createPhraseFinder(phrase: string, language: VoiceLanguage | null): Finder {
  const wanted = listStemmedWords(phrase, language).map(({ stem }) => stem);
  const exact = phrase.trim();
  if (wanted.length === 0 || hasUnspacedWords(phrase)) {
    return ({ text }) => findExactly(text, exact);
  }
  if (hasHangul(phrase)) {
    return ({ text }) =>
      findExactly(text, exact).filter(
        ({ start }) => !/[\p{L}\p{N}]$/u.test(text.slice(Math.max(0, start - 1), start)),
      );
  }
  const joined = stemWord(phrase.match(wordPattern)?.join("") ?? "", language);
  return (text) => {
    const spans = findRuns(text, wanted);
    if (wanted.length === 1) return spans;
    const asOne = text.byStem.get(joined)?.flatMap((index) => text.words[index] ?? []) ?? [];
    return [...spans, ...asOne.map(({ start, end }) => ({ start, end }))];
  };
}

/** Finds the places where words with these stems follow each other. */
function findRuns({ text, words, byStem }: StemmedText, stems: readonly string[]): Span[] {
  const starts = byStem.get(stems[0] ?? "") ?? [];
  return starts.flatMap((index) => {
    const found = words.slice(index, index + stems.length);
    const [first, last] = [found[0], found.at(-1)];
    const isHere =
      found.length === stems.length &&
      found.every(({ stem, start }, at) => {
        const before = found[at - 1];
        return stem === stems[at] && (!before || isJoint(text.slice(before.end, start)));
      });
    return isHere && first && last ? [{ start: first.start, end: last.end }] : [];
  });
}

/** Whether the text between two words joins them into a phrase: spaces, hyphens, or the end of a genitive. */
const isJoint = (between: string) => /^(?:[\s\p{Pd}]|['’]\p{L}{0,2})*$/u.test(between);

function findExactly(text: string, phrase: string): Span[] {
  const spans: Span[] = [];
  if (phrase === "") return spans;
  for (let start = text.indexOf(phrase); start !== -1;) {
    spans.push({ start, end: start + phrase.length });
    start = text.indexOf(phrase, start + phrase.length);
  }
  return spans;
}
