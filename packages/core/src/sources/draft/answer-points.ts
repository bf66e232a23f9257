import { countWords } from "../../text/count-words.ts";
import { foldText } from "../../text/fold.ts";
import { hasHanOrKana } from "../../text/scripts.ts";
import type { DraftBlock } from "./judged-text.ts";
import { dropPoint, isQuestion, joinTexts, maxHeader, raiseFirst, widthOf } from "./draft-text.ts";
import { createPoint, type DraftPoint } from "./point.ts";
import { takeFollowing } from "./prose-points.ts";
import type { DraftWords } from "./draft-words.ts";

const answerScore = 2.2;
/** Minimum number of words of a question. A shorter one, e.g. "Why?", isn't clear without the answer before it. */
const minQuestion = 3;
const isShort = (question: string) => !hasHanOrKana(question) && countWords(question) < minQuestion;
const dash = /^[—–―]/u;
/** A text is an interview if at least this many of its paragraphs end with a question, each before an answer. */
const minQuestions = 3;
/** An answer's question has at most this many words. */
const maxQuestionWords = 50;

/** Lists slides with a question as the header and its answer as the text, e.g. from an interview. */
export function listAnswerPoints(blocks: readonly DraftBlock[], words: DraftWords): DraftPoint[] {
  const asking = listQuestions(blocks);
  return blocks.flatMap((block, index) => {
    const before = blocks[index - 1];
    const isPair = before && (asking.has(before) || isAnswered(before, block));
    const question = isPair ? before.sentences.at(-1) : undefined;
    if (!question || !before) return [];
    const start = before.sentences.findLastIndex(({ text }) => !isQuestion(text)) + 1;
    const whole = before.sentences.slice(start);
    const all = joinTexts(whole.map(({ text }) => text));
    const shown = widthOf(all) <= maxHeader ? whole : [question];
    const header = joinTexts(shown.map(({ text }) => text));
    if (foldText(header) === foldText(block.sentences[0]?.text ?? "")) return [];
    const { taken } = takeFollowing([header], block.sentences, words);
    if (widthOf(header) > maxHeader || isShort(header) || taken.length === 0) return [];
    const sum = taken.reduce((total, { score }) => total + Math.max(0, score), 0);
    return [
      createPoint({
        header: raiseFirst(dropPoint(header)),
        body: [joinTexts(taken.map(({ text }) => text))],
        sentences: [...shown, ...taken],
        block,
        score: answerScore + sum * 0.2,
      }),
    ];
  });
}

/** Lists the questions of an interview without names: paragraphs that end with a question, each before an answer. */
export function listQuestions(blocks: readonly DraftBlock[]): Set<DraftBlock> {
  const asking = blocks.filter((block, index) => {
    const answer = blocks[index + 1];
    return (
      isAsking(block) &&
      answer?.kind === "prose" &&
      answer.section === block.section &&
      !isQuestion(answer.sentences.at(-1)?.text ?? "")
    );
  });
  return new Set(asking.length >= minQuestions ? asking : []);
}

const isAsking = ({ kind, speaker, sentences }: DraftBlock) =>
  kind === "prose" &&
  speaker === undefined &&
  isQuestion(sentences.at(-1)?.text ?? "") &&
  countWords(sentences.map(({ text }) => text).join(" ")) <= maxQuestionWords;

/** Whether the first block ends with a question, and the second block is another person's answer. */
function isAnswered(question: DraftBlock, answer: DraftBlock): boolean {
  if (question.section !== answer.section) return false;
  if (answer.kind !== "prose" || !isQuestion(question.sentences.at(-1)?.text ?? "")) return false;
  if (question.speaker !== undefined)
    return answer.speaker !== undefined && answer.speaker !== question.speaker;
  const text = (block: DraftBlock) => block.passages[0]?.text ?? "";
  return dash.test(text(question)) && dash.test(text(answer));
}

/** Returns the name of an interview's host, who asks most of the questions; null if there is none. */
export function findHost(blocks: readonly DraftBlock[]): string | null {
  const asked = new Map<string, { turns: number; questions: number }>();
  for (const { speaker, sentences } of blocks) {
    if (speaker === undefined) continue;
    const count = asked.get(speaker) ?? { turns: 0, questions: 0 };
    count.turns += 1;
    if (isQuestion(sentences.at(-1)?.text ?? "")) count.questions += 1;
    asked.set(speaker, count);
  }
  const [first, second] = [...asked].toSorted(
    ([, one], [, other]) => other.questions - one.questions,
  );
  if (!first || asked.size < 2 || asked.size > 3) return null;
  const isMost = first[1].questions * 2 >= first[1].turns - 1 && first[1].questions >= 2;
  return isMost && first[1].questions > (second?.[1].questions ?? 0) ? first[0] : null;
}
