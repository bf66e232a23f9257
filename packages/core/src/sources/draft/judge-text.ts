import { findNumberLanguage } from "../../numbers/number-language.ts";
import { findTextLanguage } from "../../text/index.ts";
import type { Passage, Source } from "../source.ts";
import { findHost } from "./answer-points.ts";
import { readBlocks } from "./blocks.ts";
import { listCorrected } from "./corrections.ts";
import { listStepRuns } from "./step-runs.ts";
import { rankSentences } from "./rank.ts";
import { getDraftWords } from "./words.ts";
import type { DraftBlock, JudgedText } from "./judged-text.ts";
import { endsSentence } from "./draft-text.ts";

/** Number of passages from which the language is guessed. */
const samplePassages = 30;

export function judgeText(
  source: Pick<Source, "title" | "language" | "byline">,
  passages: readonly Passage[],
  named: string | undefined,
): JudgedText {
  const sample = passages
    .slice(0, samplePassages)
    .map(({ text }) => text)
    .join("\n");
  const code = named ?? source.language;
  const found = findNumberLanguage(code, sample);
  const language = found ?? "en";
  const words = getDraftWords(code ?? found ?? findTextLanguage(sample) ?? "");
  const text = readBlocks(passages, { title: source.title, language, byline: source.byline });
  rankSentences(text.sentences, { words, language });
  const corrected = listCorrected(text.blocks, { words, language });
  const host = findHost(text.blocks);
  const said = text.blocks
    .filter(({ kind }) => kind !== "table" && kind !== "code")
    .filter(({ speaker }) => host === null || speaker !== host)
    .flatMap(({ sentences }) => sentences)
    .filter((sentence) => !corrected.has(sentence) && !sentence.isInQuote);
  const steps = listStepRuns(text.blocks, words.code);
  const isPunctuated = areEnded(text.blocks);
  return { ...text, words, language, host, steps, corrected, said, isPunctuated };
}

/** A text's paragraphs end like sentences if at least this fraction of them does. */
const endedShare = 0.6;

function areEnded(blocks: readonly DraftBlock[]): boolean {
  const paragraphs = blocks.flatMap(({ kind, passages }) => (kind === "prose" ? passages : []));
  const ended = paragraphs.filter(({ text }) => endsSentence(text)).length;
  return ended >= paragraphs.length * endedShare;
}
