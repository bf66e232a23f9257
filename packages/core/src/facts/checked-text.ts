import { postLimits } from "../document/limits.ts";
import { cutUnits } from "../text/index.ts";
import { foldText, listStems } from "./fold.ts";
import type { FactContext } from "./fact-check.ts";
import type { FactLanguage } from "./language.ts";
import type { SourceSentence } from "./read-facts.ts";
import { findSentence, listSentences, type Sentence } from "./sentences.ts";

/** A slide's text without markup, and what the checks need to know of it. */
export interface CheckedText {
  text: string;
  sentences: readonly Sentence[];
  language: FactLanguage;
  context: FactContext;
  allowed: ReadonlySet<string>;
  /** The stems of sentences by their index, as far as they were read. */
  stems: Map<number, Set<string>>;
}

export const readChecked = (
  text: string,
  shared: Pick<CheckedText, "language" | "context" | "allowed">,
): CheckedText => ({ text, sentences: listSentences(text), stems: new Map(), ...shared });

/** Makes `83 %` and `83%` the same for `allowed`, which keeps long quotations by their beginning. */
export const allowKey = (raw: string) =>
  cutUnits(raw, postLimits.allowedCharacters)
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/\s/gu, "");

/** The stems of the sentence at an offset, read once. */
export function stemsAt({ text, sentences, stems }: CheckedText, at: number): Set<string> {
  const index = findSentence(sentences, at);
  const { start, end } = sentences[index] ?? { start: 0, end: text.length };
  const read = stems.get(index) ?? listStems(foldText(text.slice(start, end)));
  stems.set(index, read);
  return read;
}

const stemsBySentence = new WeakMap<SourceSentence, Set<string>>();

/** The stems of a sentence of the source, kept for the next check. */
export function stemsOf(sentence: SourceSentence): Set<string> {
  const known = stemsBySentence.get(sentence);
  if (known) return known;
  const stems = listStems(sentence.folded);
  stemsBySentence.set(sentence, stems);
  return stems;
}
