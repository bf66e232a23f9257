import { foldText } from "../../text/fold.ts";
import {
  isLabelLine,
  endsWithQuestionMark,
  isQuestion,
  isQuoteTorn,
  maxWords,
  widthOf,
} from "./draft-text.ts";
import { listAnswerPoints, listQuestions } from "./answer-points.ts";
import { listChatPoints } from "./chat-points.ts";
import { listComparisonPoints } from "./comparison-points.ts";
import type { DraftBlock, JudgedText } from "./judged-text.ts";
import { listCodePoints, listListPoints } from "./list-points.ts";
import { listNumberPoints } from "./number-points.ts";
import { createPoint, type DraftPoint } from "./point.ts";
import { createLongPoint, isClosing, isScrap, listProsePoints } from "./prose-points.ts";
import { createBlockQuote, listQuotePoints } from "./quote-points.ts";
import type { DraftSentence } from "./sentences.ts";
import { listTablePoints } from "./table-points.ts";
import type { DraftWords } from "./draft-words.ts";

interface ListedPoints {
  title: string;
  /** The cover's sentences, which slides avoid. */
  used: readonly DraftSentence[];
  /** Maximum number of words of a slide. */
  limit: number;
}

/** Lists candidates for slides. */
export function listAllPoints(
  text: JudgedText,
  { title, used, limit }: ListedPoints,
): DraftPoint[] {
  const { blocks, words, host, corrected } = text;
  const mentions = createMentions(text);
  const seen = new Set<number>();
  const asking = listQuestions(blocks);
  const choices = new Set(blocks.flatMap(({ choice }) => choice ?? []));
  const points = blocks.flatMap((block) => {
    const isOpening = !seen.has(block.section.index);
    seen.add(block.section.index);
    return asking.has(block) || choices.has(block) || (host !== null && block.speaker === host)
      ? []
      : listBlockPoints(block, text, { mentions, isOpening, title, limit, used });
  });
  // Where all sentences are too long for a header, they are shown as text.
  if (points.length === 0)
    points.push(...blocks.flatMap((one) => createLongPoint(one, words) ?? []));
  const answers = listAnswerPoints(blocks, words);
  const started = new Set(answers.flatMap(({ sentences }) => sentences));
  // The start of an answer says little without its question.
  const alone = points.filter(({ sentences: [first] }) => !first?.isFirst || !started.has(first));
  return [
    ...alone,
    ...answers,
    ...listChatPoints(blocks),
    ...listComparisonPoints(text, words),
    ...listQuestionEnd(text),
  ]
    .filter((point) => !isTorn(point, text.sentences.at(-1)))
    .filter((point) => !(text.isPunctuated && isLabel(point)))
    .filter((point) => keepsCorrections(point, corrected) && !continuesQuestion(point, words))
    .filter((point) => mayRepeat(point) || !isMostlyUsed(point, used))
    .map((point) => lowerUsed(point, used));
}

/** Lists the question to readers with which a text ends. Other questions need their answers. */
function listQuestionEnd({ blocks, host }: JudgedText): DraftPoint[] {
  const block = blocks.at(-1);
  const last = block?.sentences.at(-1);
  const before = block?.sentences.at(-2)?.text ?? "";
  if (!block || !last || block.kind !== "prose" || block.speaker !== undefined) return [];
  if (host !== null || !isQuestion(last.text) || isQuestion(before)) return [];
  const isBelowHeading = block.section.heading !== null && block.sentences[0] === last;
  if (isBelowHeading && blocks.at(-2)?.section !== block.section) return [];
  if (widthOf(last.text) > maxQuestion) return [];
  return [
    createPoint({ header: last.text, body: [], sentences: [last], block, score: questionScore }),
  ];
}

/** Maximum width of a question at a text's end, as measured by `widthOf`. */
const maxQuestion = 130;
const questionScore = 0.6;

/** Matches what only names a source or a way to reach or pay somebody. */
const notes =
  /^(?:quellen?|sources?|fuentes?|fonti?e?|fotos?|photos?|bild)\s?[:：]|(?<!\p{L})IBAN(?!\p{L})|^\([^()]*\p{Nd}[^()]*\)[.。]?$/iu;

/** Matches code in a paragraph: `$image->save('a.png')`. */
const code = /^[$@]?[\w.]{1,40}\s?(?:→|->|=>|::)\s?\w|^\w{1,30}\(["'/$]/u;

/** Whether a slide has no content of its own: a note on sources, an address, code, or a question without its answer. */
function isEmpty(
  { header, items, sentences }: Pick<DraftPoint, "header" | "items" | "sentences">,
  last: DraftSentence | undefined,
): boolean {
  const values = items.map(({ value }) => value.trim());
  if (notes.test(header) || code.test(header) || values.some((value) => notes.test(value)))
    return true;
  const [only = "", ...others] = values;
  const isEnd = last !== undefined && sentences.includes(last);
  return others.length === 0 && endsWithQuestionMark(only) && sentences.length <= 2 && !isEnd;
}

/** Whether a slide's text ends with a colon, so what follows isn't on the slide, or has too few words. */
function isTorn(
  { header, items, block, sentences }: DraftPoint,
  end: DraftSentence | undefined,
): boolean {
  const last = items.at(-1);
  if (last?.type === "text" && /[:：]$/u.test(last.value)) return true;
  const isProse = block.kind === "prose" || block.kind === "quote";
  if (isProse && isEmpty({ header, items, sentences }, end)) return true;
  // A text that ends with dots was cut, e.g. a teaser of another page.
  if (isProse && /(?:…|\.\.\.)$/u.test(last?.value ?? header)) return true;
  if (isProse && isQuoteTorn([header, ...items.map(({ value }) => value)].join(" "))) return true;
  if (items.length > 0 || !isProse) return false;
  const isEnd = isClosing(block, sentences[0] ? block.sentences.indexOf(sentences[0]) : -1);
  return (isScrap(header) && !isQuestion(header) && !isEnd) || /[:：]$/u.test(header);
}

/** Whether a slide shows only a line that isn't a sentence, in a text of sentences: a label, or a link's title. */
const isLabel = ({ block, sentences: [only, ...others] }: DraftPoint) =>
  block.kind === "prose" &&
  block.speaker === undefined &&
  block.item === undefined &&
  only !== undefined &&
  others.length === 0 &&
  only.isFirst &&
  isLabelLine(only.text);

interface BlockPlace {
  mentions: (column: string) => number;
  /** Whether the block is the first one below its heading. */
  isOpening: boolean;
  title: string;
  limit: number;
  /** The cover's sentences. */
  used: readonly DraftSentence[];
}

function listBlockPoints(
  block: DraftBlock,
  { words, language }: JudgedText,
  { mentions, isOpening, title, limit, used }: BlockPlace,
): DraftPoint[] {
  switch (block.kind) {
    case "list":
      return listListPoints(block, title);
    case "table":
      return listTablePoints(block, { mentions, language });
    case "code":
      return listCodePoints(block, title);
    case "quote": {
      const quote = createBlockQuote(block, isOpening);
      return quote ? [quote] : listProsePoints(block, { words, isOpening, limit: maxWords });
    }
    case "prose": {
      const quotes = listQuotePoints(block, { words, isOpening });
      const quoted = new Set(quotes.flatMap(({ sentences }) => sentences));
      return [
        ...listProsePoints(block, { words, isOpening, limit, used }).filter(
          (point) => !answersHeading(point, isOpening) && !isAlone(point, quoted),
        ),
        ...quotes,
        ...listNumberPoints(block, { words, language }),
      ];
    }
  }
}

/** Whether a slide shows only a sentence that is a slide with a quotation, too. */
const isAlone = ({ sentences }: DraftPoint, quoted: ReadonlySet<DraftSentence>) =>
  sentences.length === 1 && sentences.every((sentence) => quoted.has(sentence));

/** Whether a slide shows the start of an answer without the question in its heading. */
const answersHeading = ({ block, header, sentences: [first] }: DraftPoint, isOpening: boolean) =>
  isOpening &&
  first === block.sentences[0] &&
  isQuestion(block.section.heading?.text ?? "") &&
  !isQuestion(header);

/**
 * Returns a function that maps the name of a table's column to a bonus: 0.2 for each mention in the text, at most 1.
 */
function createMentions({ blocks, said }: JudgedText): (column: string) => number {
  if (!blocks.some(({ kind }) => kind === "table")) return () => 0;
  const folded = ` ${foldText(said.map(({ text }) => text).join(" "))} `;
  return (column) => {
    const name = foldText(column);
    return name === "" ? 0 : Math.min(1, (folded.split(` ${name} `).length - 1) * 0.2);
  };
}

/** Whether each sentence that the source corrects is followed by its correction. */
function keepsCorrections(
  { sentences }: DraftPoint,
  corrected: ReadonlySet<DraftSentence>,
): boolean {
  return sentences.every(
    (sentence, index) =>
      !corrected.has(sentence) || sentences[index + 1]?.index === sentence.index + 1,
  );
}

/**
 * Whether the sentence before a point is a question, and the point is another question or starts with e.g. `Then …`.
 */
function continuesQuestion(
  { block, header, sentences: [first] }: DraftPoint,
  words: DraftWords,
): boolean {
  const before = block.sentences[first ? block.sentences.indexOf(first) - 1 : -1];
  if (!endsWithQuestionMark(before?.text ?? "")) return false;
  return endsWithQuestionMark(header) || (first !== undefined && words.leans.test(first.text));
}

/** Whether a slide may repeat the cover's sentences. A list needs all its items, and a question needs its answer. */
const mayRepeat = ({ block, header }: DraftPoint) =>
  block.kind === "list" || endsWithQuestionMark(header);

/** Whether a point starts with a sentence of the cover, or mostly repeats such sentences. */
const isMostlyUsed = ({ sentences }: DraftPoint, used: readonly DraftSentence[]) =>
  (sentences[0] !== undefined && used.includes(sentences[0])) ||
  sentences.filter((one) => used.includes(one)).length * 2 >= sentences.length;

/** Lowers the score of a point that repeats the cover's sentences. */
function lowerUsed(point: DraftPoint, used: readonly DraftSentence[]): DraftPoint {
  const [lead] = point.sentences;
  if (!lead || mayRepeat(point)) return point;
  if (used.includes(lead)) return { ...point, score: point.score - 3 };
  const isUsed = point.sentences.some((sentence) => used.includes(sentence));
  return isUsed ? { ...point, score: point.score - 1.6 } : point;
}
