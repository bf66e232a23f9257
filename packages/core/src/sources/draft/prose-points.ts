import { countWords } from "../../text/count-words.ts";
import { hasHanOrKana } from "../../text/scripts.ts";
import {
  dropConjunction,
  dropPoint,
  endsSentence,
  endsWithQuestionMark,
  isOnlyQuote,
  isQuestion,
  joinTexts,
  maxClause,
  maxHeader,
  maxWholeWords,
  raiseFirst,
  widthOf,
} from "./draft-text.ts";
import type { DraftWords } from "./draft-words.ts";
import { listHeadedPoints } from "./headed-points.ts";
import { splitHeader } from "./header.ts";
import { noResult } from "./hooks.ts";
import type { DraftBlock } from "./judged-text.ts";
import { hasOrdinal, readOrdinal } from "./ordinals.ts";
import { createPoint, type DraftPoint } from "./point.ts";
import { announcesNext, isAnnouncement } from "./rank.ts";
import { refersBack } from "./references.ts";
import type { DraftSentence } from "./sentences.ts";
import { type Following, rateFollowing, takeFollowing } from "./take-following.ts";

interface ProseOptions {
  words: DraftWords;
  isOpening: boolean;
  limit: number;
  /** The cover's sentences. A slide below a heading starts after them. */
  used?: readonly DraftSentence[];
}

/**
 * Lists slides from a paragraph, with one sentence as the header and the next sentences as text. If `isOpening`, the
 * paragraph is the first below its heading.
 */
export function listProsePoints(
  block: DraftBlock,
  { words, isOpening, limit, used = [] }: ProseOptions,
): DraftPoint[] {
  const { sentences, kind } = block;
  // A part of a quotation could change its meaning, so only whole quotations are kept.
  const isKept = (point: DraftPoint) =>
    kind !== "quote" || point.sentences.length === sentences.length;
  return [
    ...sentences
      .flatMap((_, start) => createAt(block, start, { words, limit, isOpening }) ?? [])
      .filter(isKept),
    ...(isOpening ? listHeadedPoints(block, { words, limit, used }) : []),
  ];
}

/** Makes a slide without a header of a paragraph's first sentence, which is too long for one. */
export function createLongPoint(block: DraftBlock, words: DraftWords): DraftPoint | null {
  const [first] = block.sentences;
  const isWhole = first && block.kind === "prose" && endsSentence(first.text);
  if (!isWhole || widthOf(first.text) <= maxStatement || refersBack(first.text, words)) return null;
  const body = raiseFirst(dropConjunction(first.text, words));
  const point = createPoint({
    header: "",
    body: [body],
    sentences: [first],
    block,
    score: first.score + longScore,
  });
  return point.words <= maxWholeWords ? point : null;
}

/** Makes up for what a long sentence's score lacks, since there is no shorter one. */
const longScore = 0.6;

/** Maximum number of words of a slide with a step of a series. */
const maxStepWords = 45;

/** Makes a slide of a step in a series: its sentence and what follows, up to the sentence at `end`. */
export function createStepPoint(
  block: DraftBlock,
  start: number,
  { words, end }: { words: DraftWords; end: number | undefined },
): DraftPoint | null {
  const [lead, ...others] = block.sentences.slice(start, end);
  const split = lead && splitHeader(lead.text, words, maxNeeded);
  if (!lead || !split) return null;
  const rest = raiseFirst(split.rest);
  const { taken } = takeFollowing([split.header, rest], others, words, maxStepWords);
  return createPoint({
    header: split.header,
    body: [joinTexts([rest, ...taken.map(({ text }) => text)].filter((text) => text !== ""))],
    sentences: [lead, ...taken],
    block,
    score: lead.score,
  });
}

/** Removes the mark of a step whose series isn't whole, e.g. `Second, `; null if the rest is no sentence. */
function freeStep(text: string, words: DraftWords): string | null {
  const ordinal = readOrdinal(text, words.code);
  if (ordinal === null || (ordinal.rank === 1 && ordinal.mark === "")) return text;
  const rest = raiseFirst(text.slice(ordinal.mark.length));
  if (ordinal.rank === 1 && refersBack(rest, words)) return text;
  return ordinal.mark === "" ? null : rest;
}

/** More sentences than fit on any slide. */
const mostTaken = 60;

function createAt(
  block: DraftBlock,
  start: number,
  { words, limit, isOpening }: { words: DraftWords; limit: number; isOpening: boolean },
): DraftPoint | null {
  const [typed, ...others] = block.sentences.slice(start, start + mostTaken);
  const free = typed ? freeStep(typed.text, words) : null;
  const lead = typed && free !== null ? { ...typed, text: free } : undefined;
  const split = lead && splitHeader(lead.text, words, maxStatement);
  if (!typed || !lead || !split || isUnanswered(lead, others[0])) return null;
  if (isName(split.header) || typed.isInQuote || bullet.test(typed.text)) return null;
  const isUnclear = refersBack(lead.text, words) || isReply(block, start);
  if (isUnclear && hasBefore(block, start, isOpening)) return null;
  const rest = raiseFirst(dropConjunction(split.rest, words));
  const isStatement = widthOf(split.header) > maxNeeded;
  if (isStatement && others[0] && refersBack(others[0].text, words)) return null;
  const follows = takeFollowing([split.header, rest], isStatement ? [] : others, words, limit);
  const isCutOff = follows.taken.length < others.length && announcesNext(split.header);
  if (isCutOff && rest !== "") return null;
  const isAlone = rest === "" && follows.taken.length === 0;
  const isUnsaid =
    isOnlyQuote(lead.text) && !follows.taken.some(({ text }) => words.says.test(text));
  if (isUnsaid && block.kind !== "quote") return null;
  const isScrapAlone = isScrap(split.header) && !isClosing(block, start);
  if (isAlone && (isAnnouncement(lead.text) || isScrapAlone)) return null;
  const body = joinTexts(
    [rest, ...follows.taken.map(({ text }) => text)].filter((text) => text !== ""),
  );
  const isSwapped = introduces(split.header, body);
  return createPoint({
    header: isSwapped ? dropPoint(body) : split.header,
    body: isSwapped
      ? [split.header.replace(/(?<!\s)\s*[:：]$/u, "")]
      : splitSteps(raiseFirst(body)),
    sentences: [typed, ...follows.taken],
    block,
    score:
      lead.score -
      (noResult.test(lead.text) ? missingResult : 0) -
      (words.leans.test(dropConjunction(lead.text, words)) ? leaningHeader : 0) +
      (isQuestion(rest) ? 0.5 : 0) -
      (isQuestion(block.sentences[start - 1]?.text ?? "") ? replyHeader : 0) +
      rateFollowing(follows) +
      rateHeader(split.header, body) -
      (words.pronouns.test(split.header) ? openHeader : 0) +
      (showsWhole(block, start, follows) ? whole : 0) +
      (hasOrdinal(lead.text, words.code) ? ofSeries : 0) +
      (typed.isFirst && block.speaker === undefined ? opening : 0) -
      (typed.isFirst ? 0 : inside) -
      (isEcho(lead, block.sentences[start - 1]) ? leaningHeader + replyHeader : 0),
  });
}

/** Matches a sentence that is only a word, a name, or a name with its number in a list: `David Bowie 65`. */
const names =
  /^(?:\p{L}+|\p{Lu}[\p{L}\p{M}.'’-]+(?:\s\p{Lu}[\p{L}\p{M}.'’-]*){1,3}(?:\s\p{Nd}{1,3})?)$/u;

/** Matches an item of a list that is written in one line: `• Ropes`. */
const bullet = /^[•·▪‣◦●]\s/u;

/** Whether a header says nothing but a name, so it isn't a claim. */
const isName = (header: string) =>
  !hasHanOrKana(header) && !/\p{Script=Arabic}/u.test(header) && names.test(header);

/** Whether a sentence is a paragraph of its own that closes the text. */
export const isClosing = ({ closes = false, sentences }: DraftBlock, index: number) =>
  closes && index === sentences.length - 1;

/** Whether a header has too few words for a slide without text below. */
export const isScrap = (text: string) =>
  hasHanOrKana(text) ? widthOf(text) <= minHanWidth : countWords(text) <= maxScrap;
const maxScrap = 5;
const minHanWidth = 20;

/** Matches an introduction that only says that one piece of advice follows. */
const oneThing =
  /(?<!\p{L})(?:one|only|single|best|eine|einzige|wichtigste|seule?|una|única?|mejor)\s(?:\p{L}+\s)?(?:thing|advice|tip|rule|lesson|sache|rat|tipp|regel|chose|conseil|règle|cosa|consejo|regla)\s?[:：]$/iu;

/** Whether a header only introduces the text below, e.g. `one thing:`, or `question:` above a quotation. */
function introduces(header: string, body: string): boolean {
  if (body === "" || widthOf(body) > maxHeader) return false;
  const isQuoted = /^["“„«「]/u.test(body);
  return oneThing.test(header) || (isQuoted && /^(?:question|frage|pregunta|質問)/iu.test(header));
}

/** Maximum width of a sentence that is a header as a whole, as measured by `widthOf`. */
const maxNeeded = 130;
/** Maximum width of a longer sentence that is a slide of its own. */
const maxStatement = 190;

/** Whether there is a sentence or heading to which the sentence at `start` may refer. */
const hasBefore = ({ section }: DraftBlock, start: number, isOpening: boolean) =>
  start > 0 || !isOpening || section.heading !== null;

/** Added to the score of a slide that shows a whole paragraph. */
const whole = 0.5;
/** Added to the score of a slide with a point of a series, e.g. `Second, …`. */
const ofSeries = 0.5;
/** Added to the score of a slide that begins with the first sentence of a paragraph. */
const opening = 0.25;
/** Deducted from the score of a slide that begins inside a paragraph. */
const inside = 0.25;
/** Deducted from the score of a header that says nothing changed, so results come first. */
const missingResult = 0.5;
/** Deducted from the score of a header that depends on the sentence before. */
const leaningHeader = 0.35;
/** Deducted from the score of a header with a pronoun that doesn't say who is meant. */
const openHeader = 0.25;

/** Deducted from the score of an answer without its question, and of a short reply at the start of a speaker's turn. */
const replyHeader = 0.8;
/** A sentence with at most this many words at the start of a speaker's turn often only reacts to the speaker before. */
const maxReply = 4;

const isReply = ({ speaker, sentences }: DraftBlock, start: number) =>
  speaker !== undefined && start === 0 && countWords(sentences[0]?.text ?? "") <= maxReply;

const showsWhole = (block: DraftBlock, start: number, { taken }: Following) =>
  start === 0 &&
  taken.length > 0 &&
  taken.length + 1 === block.sentences.length &&
  !isReply(block, 0);

/** Whether a short sentence only repeats words of the sentence before, as people do when they speak. */
const isEcho = ({ text, stems }: DraftSentence, before: DraftSentence | undefined) =>
  before !== undefined &&
  countWords(text) <= maxEcho &&
  [...stems].every((stem) => before.stems.has(stem));
const maxEcho = 6;

/** Matches numbered steps in one line: `1) Talk 2) Agree 3) Leave. Then rest.` */
const steps = /^(?=1[.)]\s)([^]+?\s2[.)]\s[^]+?\s3[.)]\s[^.]+\.?)(?:\s+([^]+))?$/u;

/** Puts each step on its own line if one line has several numbered steps. */
function splitSteps(body: string): string[] {
  const [, inLine = "", rest = ""] = steps.exec(body) ?? [];
  if (inLine === "") return [body];
  return [inLine.replaceAll(/\s(?=\d[.)]\s)/gu, "\n"), raiseFirst(rest)];
}

/** Whether a sentence is a question without an answer after it. */
const isUnanswered = ({ text }: DraftSentence, next: DraftSentence | undefined) =>
  isQuestion(text) && (next === undefined || isQuestion(next.text));

/** Prefers headers of medium length that have text below. */
function rateHeader(header: string, body: string): number {
  const width = widthOf(header);
  let rate = width >= 18 && width <= 62 ? 0.15 : 0;
  if (width < 14) rate -= 0.3;
  if (width > maxHeader) rate -= 0.25;
  if (width > maxClause) rate -= 0.5;
  if (width > maxNeeded) rate -= 0.5;
  if (body === "") rate -= aloneRate(header, width);
  if (endsWithQuestionMark(header) && body !== "") rate += 1.2;
  return rate;
}

/** Returns how much is deducted from a header's rating because the slide has no text below the header. */
function aloneRate(header: string, width: number): number {
  if (/\p{Nd}|[%\p{Sc}]/u.test(header)) return 0.3;
  return width < 40 ? 0.9 : 0.5;
}
