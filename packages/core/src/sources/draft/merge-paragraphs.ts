import { countWords } from "../../text/count-words.ts";
import { listSentences } from "../../text/sentences.ts";
import { listPrompts } from "./answer-points.ts";
import { isQuestion } from "./draft-text.ts";
import type { DraftBlock } from "./judged-text.ts";

/** Maximum length of a paragraph in a text whose author puts every sentence or two on lines of their own. */
const short = { words: 25, sentences: 2 };
/** A text has such paragraphs if at least this many, and this fraction of all, are short. */
const minParagraphs = 5;
const shortShare = 0.7;

/** A text with more paragraphs that are questions is an interview. */
const maxQuestions = 2;

const isParagraph = ({ kind, speaker, item, passages: [first] }: DraftBlock) =>
  kind === "prose" &&
  speaker === undefined &&
  item === undefined &&
  first?.kind === "paragraph" &&
  first.place.row === undefined &&
  first.place.slide === undefined;

const isShort = ({ passages }: DraftBlock) =>
  passages.every(
    ({ text }) => countWords(text) <= short.words && listSentences(text).length <= short.sentences,
  );

/** Joins adjacent paragraphs of a text that puts every sentence or two on a line of its own, as posts do. */
export function mergeParagraphs(blocks: readonly DraftBlock[]): DraftBlock[] {
  const paragraphs = blocks.filter(isParagraph);
  const shorts = paragraphs.filter(isShort).length;
  const asked = paragraphs.filter(({ passages }) => passages.some(({ text }) => isQuestion(text)));
  if (
    asked.length > maxQuestions ||
    listPrompts(blocks).size > 0 ||
    shorts < minParagraphs ||
    shorts < paragraphs.length * shortShare
  )
    return [...blocks];
  const merged: DraftBlock[] = [];
  for (const block of blocks) {
    const before = merged.at(-1);
    const isNext = before?.isMerged && before.section === block.section && isParagraph(block);
    if (isNext) before.passages.push(...block.passages);
    else
      merged.push(
        isParagraph(block) ? { ...block, passages: [...block.passages], isMerged: true } : block,
      );
  }
  return merged;
}
