import { postLimits } from "../document/limits.ts";
import { cutUnits } from "../text/index.ts";
import { foldText, listStems } from "../text/fold.ts";
import { type PlainText, toPlainLetters, toTyped } from "../text/plain-letters.ts";
import type { FactContext, TextCheck } from "./fact-check.ts";
import type { NumberLanguage } from "../numbers/number-language.ts";
import type { SourceSentence } from "./read-facts.ts";
import { findSentence, listSentences, type Sentence } from "../text/sentences.ts";

/** A source sentence is on the same subject if it has at least this fraction of the slide sentence's word stems. */
export const sharedStems = 0.2;

/** A slide's text without markup, with the data that all checks share. */
export interface CheckedText {
  text: string;
  sentences: readonly Sentence[];
  language: NumberLanguage;
  context: FactContext;
  allowed: ReadonlySet<string>;
  /** Memoized word stems by sentence index. */
  stems: Map<number, Set<string>>;
}

export const readChecked = (
  text: string,
  shared: Pick<CheckedText, "language" | "context" | "allowed">,
): CheckedText => ({ text, sentences: listSentences(text), stems: new Map(), ...shared });

/**
 * Normalizes a text for comparison with `allowed`, e.g. `83 %` to `83%`, and cuts it to the maximum length of an entry.
 */
export const allowKey = (raw: string) =>
  cutUnits(toPlainLetters(raw).text, postLimits.allowedCharacters)
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/\s/gu, "");

/** Returns where a finding is in the typed text, and its words without the marks of highlights. */
export function findTyped(
  { text, plain }: { text: string; plain: PlainText },
  { raw, range: found }: TextCheck,
): Pick<TextCheck, "raw" | "range"> {
  const range = toTyped(plain, found);
  const typed = text.slice(...range).replaceAll("::", "");
  return { range, raw: typed.length === raw.length ? raw : typed };
}

/** Returns the word stems of the sentence at an offset, memoized. */
export function stemsAt(checked: CheckedText, at: number): Set<string> {
  const { sentences, stems } = checked;
  const index = findSentence(sentences, at);
  const read = stems.get(index) ?? listStems(foldText(sentenceAt(checked, at)));
  stems.set(index, read);
  return read;
}

export function sentenceAt({ text, sentences }: CheckedText, at: number): string {
  const { start, end } = sentences[findSentence(sentences, at)] ?? { start: 0, end: text.length };
  return text.slice(start, end);
}

const stemsBySentence = new WeakMap<SourceSentence, Set<string>>();

/** Returns the word stems of a source's sentence, memoized. */
export function stemsOf(sentence: SourceSentence): Set<string> {
  const known = stemsBySentence.get(sentence);
  if (known) return known;
  const stems = listStems(sentence.folded);
  stemsBySentence.set(sentence, stems);
  return stems;
}
