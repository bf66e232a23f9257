import { countWords } from "../../text/count-words.ts";
import { foldText } from "../../text/fold.ts";
import { hasHanOrKana } from "../../text/scripts.ts";
import type { DraftBlock } from "./judged-text.ts";
import {
  countAll,
  dropPoint,
  isQuestion,
  joinTexts,
  maxHeader,
  raiseFirst,
  widthOf,
} from "./draft-text.ts";
import { createPoint, type DraftPoint } from "./point.ts";
import type { DraftSentence } from "./sentences.ts";
import { takeFollowing } from "./take-following.ts";
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
    const shown = chooseQuestion(before, { question, isWhole: asking.has(before) });
    const header = joinTexts(shown.map(({ text }) => text));
    if (foldText(header) === foldText(block.sentences[0]?.text ?? "")) return [];
    const taken = takeAnswer(header, block, words);
    if (widthOf(header) > maxQuestionWidth || isShort(header) || taken.length === 0) return [];
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

/** Maximum width of a question as a header, as measured by `widthOf`. */
export const maxQuestionWidth = 110;

/** Chooses what a slide shows of a question: all of an interview's question if it fits, else its last questions. */
function chooseQuestion(
  { sentences }: DraftBlock,
  { question, isWhole }: { question: DraftSentence; isWhole: boolean },
): readonly DraftSentence[] {
  const fits = (some: readonly DraftSentence[], most: number) =>
    some.length > 0 && widthOf(joinTexts(some.map(({ text }) => text))) <= most;
  if (isWhole && fits(sentences, maxQuestionWidth)) return sentences;
  const asked = sentences.slice(sentences.findLastIndex(({ text }) => !isQuestion(text)) + 1);
  return fits(asked, maxHeader) ? asked : [question];
}

/** Maximum number of words of a slide with a whole answer. */
const maxAnswerWords = 60;

/** Takes the whole answer, or if that is long, as much of its start as fits on a slide. */
function takeAnswer(header: string, { sentences }: DraftBlock, words: DraftWords) {
  const count = countAll([header, ...sentences.map(({ text }) => text)]);
  return count <= maxAnswerWords ? sentences : takeFollowing([header], sentences, words).taken;
}

/** Lists the questions of an interview without names: paragraphs that end with a question, each before an answer. */
export function listQuestions(blocks: readonly DraftBlock[]): Set<DraftBlock> {
  const isAnswerBelow = (index: number) => {
    const [block, answer] = blocks.slice(index, index + 2);
    return answer?.kind === "prose" && answer.section === block?.section && !isAsking(answer);
  };
  const asking = blocks.filter((block, index) => isAsking(block) && isAnswerBelow(index));
  if (asking.length < minQuestions) return listPrompts(blocks);
  // If the questions have dashes and the answers none, a line with a dash is a prompt, e.g. `— One last word.`
  const isMarked = asking.every(startsWithDash);
  const prompts = blocks.filter(
    (block, index) =>
      isMarked &&
      startsWithDash(block) &&
      isAnswerBelow(index) &&
      !startsWithDash(blocks[index + 1]),
  );
  return new Set([...asking, ...prompts]);
}

/** Matches the dashes before a question in interviews, whose answers have none. */
const prompt = /^(?:―{1,3}|─{2,3}|[—–]{1,3}\s?)(?=\p{L})/u;

/**
 * Lists an interview's questions by their dashes, since not all end with a question mark: `――練習時間が短いですね。`. Each has
 * an answer below without a dash.
 */
export function listPrompts(blocks: readonly DraftBlock[]): Set<DraftBlock> {
  const isPrompt = (block: DraftBlock | undefined) =>
    block?.kind === "prose" && prompt.test(block.passages[0]?.text ?? "");
  const prompts = blocks.filter(isPrompt);
  const answered = blocks.filter((block, index) => {
    const answer = blocks[index + 1];
    return isPrompt(block) && answer?.kind === "prose" && !isPrompt(answer);
  });
  const isInterview = prompts.length >= minQuestions && answered.length === prompts.length;
  return new Set(isInterview ? prompts : []);
}

const startsWithDash = (block: DraftBlock | undefined) => dash.test(block?.passages[0]?.text ?? "");

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
  return startsWithDash(question) && startsWithDash(answer);
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
