import { type FactLanguage, findFactLanguage } from "../../facts/language.ts";
import { findTextLanguage } from "../../text/index.ts";
import type { Passage, Source } from "../source.ts";
import { findHost } from "./answer-points.ts";
import { readBlocks, type SourceText } from "./blocks.ts";
import { listCorrected } from "./corrections.ts";
import { rankSentences } from "./rank.ts";
import type { DraftSentence } from "./sentences.ts";
import { type DraftWords, getDraftWords } from "./words.ts";

/** A source's text, and what is known of its sentences. */
export interface JudgedText extends SourceText {
  words: DraftWords;
  /** In which numbers are read. */
  language: FactLanguage;
  /** Who asks the questions of an interview. */
  host: string | null;
  /** Sentences that the text takes back. */
  corrected: ReadonlySet<DraftSentence>;
  /** Sentences that can stand for the text: nobody's questions, nothing corrected. */
  said: DraftSentence[];
}

/** Passages in which the language is looked for. */
const samplePassages = 30;

export function judgeText(
  source: Pick<Source, "title" | "language">,
  passages: readonly Passage[],
  named: string | undefined,
): JudgedText {
  const sample = passages
    .slice(0, samplePassages)
    .map(({ text }) => text)
    .join("\n");
  const code = named ?? source.language;
  const found = findFactLanguage(code, sample);
  const language = found ?? "en";
  const words = getDraftWords(code ?? found ?? findTextLanguage(sample) ?? "");
  const text = readBlocks(passages, source.title);
  rankSentences(text.sentences, { words, language });
  const corrected = listCorrected(text.blocks, { words, language });
  const host = findHost(text.blocks);
  const said = text.blocks
    .filter(({ kind }) => kind !== "table" && kind !== "code")
    .filter(({ speaker }) => host === null || speaker !== host)
    .flatMap(({ sentences }) => sentences)
    .filter((sentence) => !corrected.has(sentence));
  return { ...text, words, language, host, corrected, said };
}
