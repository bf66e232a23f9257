import { countWords } from "../../text/count-words.ts";
import {
  announcesQuestion,
  countAll,
  countShown,
  dropConjunction,
  dropPoint,
  endsWithQuestionMark,
  isOnlyQuote,
  isQuestion,
  joinTexts,
  maxClause,
  maxHeader,
  maxWholeWords,
  maxWords,
  raiseFirst,
  widthOf,
} from "./draft-text.ts";
import { hasHanOrKana } from "../../text/scripts.ts";
import type { DraftBlock } from "./judged-text.ts";
import { splitHeader } from "./header.ts";
import { noResult } from "./hooks.ts";
import { createPoint, type DraftPoint } from "./point.ts";
import type { DraftSentence } from "./sentences.ts";
import { announcementPattern } from "./rank.ts";
import { hasOrdinal, readOrdinal } from "./ordinals.ts";
import { refersBack } from "./references.ts";
import type { DraftWords } from "./draft-words.ts";

/** If a slide has this many words, only sentences that depend on the sentence before are added. */
const enoughWords = 32;

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
  if (ordinal === null || ordinal.rank === 1) return text;
  return ordinal.mark === "" ? null : raiseFirst(text.slice(ordinal.mark.length));
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
  if (isName(split.header)) return null;
  const isUnclear = refersBack(lead.text, words) || isReply(block, start);
  if (isUnclear && hasBefore(block, start, isOpening)) return null;
  const rest = raiseFirst(dropConjunction(split.rest, words));
  const isStatement = widthOf(split.header) > maxNeeded;
  if (isStatement && others[0] && refersBack(others[0].text, words)) return null;
  const follows = takeFollowing([split.header, rest], isStatement ? [] : others, words, limit);
  const isAlone = rest === "" && follows.taken.length === 0;
  const isUnsaid =
    isOnlyQuote(lead.text) && !follows.taken.some(({ text }) => words.says.test(text));
  if (isUnsaid && block.kind !== "quote") return null;
  const isScrapAlone = isScrap(split.header) && !isClosing(block, start);
  if (isAlone && (announcementPattern.test(lead.text) || isScrapAlone)) return null;
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

interface Following {
  taken: DraftSentence[];
  /** Whether the next sentence depends on the last one but doesn't fit. */
  isCut: boolean;
}

/**
 * Returns the sentences that fit after `texts`. After `enoughWords` words, adds only sentences that depend on the one
 * before.
 */
export function takeFollowing(
  texts: readonly string[],
  others: readonly DraftSentence[],
  words: DraftWords,
  limit = maxWords,
): Following {
  const found = takeFitting(texts, others, words, limit);
  const { length } = found.taken;
  const isSeries = (all: readonly DraftSentence[]) =>
    all.some(({ text }) => hasOrdinal(text, words.code));
  // A series is left out as a whole if its last points don't fit.
  const isPartial = isSeries(found.taken) && isSeries(others.slice(length, length + maxBetween));
  return isPartial ? { taken: [], isCut: true } : found;
}

/** Maximum number of sentences from one point of a series to the next. */
const maxBetween = 3;

/** A series' other members are looked for in this many sentences. */
const seriesSentences = 12;

/** Counts are kept, because a sentence is tried on many slides. */
const counts = new WeakMap<DraftSentence, number>();

function countSentence(sentence: DraftSentence): number {
  const known = counts.get(sentence);
  if (known !== undefined) return known;
  const count = countShown(sentence.text);
  counts.set(sentence, count);
  return count;
}

/** Whether all sentences from `start` on have at most `room` words. */
function fits(sentences: readonly DraftSentence[], start: number, room: number): boolean {
  let count = 0;
  for (let index = start; index < sentences.length && count <= room; index += 1) {
    const sentence = sentences[index];
    if (sentence) count += countSentence(sentence);
  }
  return count <= room;
}

/** Whether a sentence is one of several in a series, and not only starts like one: `The third room is …`. */
function isOfSeries(text: string, all: readonly string[], code: string): boolean {
  const ordinal = readOrdinal(text, code);
  if (ordinal === null) return false;
  if (ordinal.mark !== "") return true;
  const ranks = all.flatMap((one) => readOrdinal(one, code)?.rank ?? []);
  if (ordinal.rank === Infinity) return ranks.length > 1;
  return ranks.includes(ordinal.rank - 1) || ranks.includes(ordinal.rank + 1);
}

function takeFitting(
  texts: readonly string[],
  others: readonly DraftSentence[],
  { leans, code }: DraftWords,
  limit: number,
): Following {
  const taken: DraftSentence[] = [];
  let count = countAll(texts);
  const said = [...texts, ...others.slice(0, seriesSentences).map(({ text }) => text)];
  for (const [index, sentence] of others.entries()) {
    const length = countSentence(sentence);
    const isOrdinal = isOfSeries(sentence.text, said, code);
    const isBound = leans.test(sentence.text) && !isOrdinal;
    const last = taken.at(-1)?.text ?? texts.findLast((text) => text !== "") ?? "";
    const isInSeries = [...texts, ...taken.map((one) => one.text)].some((text) =>
      announcementPattern.test(text),
    );
    if (isOrdinal && !isInSeries) return endBefore(sentence, taken, false);
    const isNewQuestion =
      isQuestion(sentence.text) &&
      !isBound &&
      !isQuestion(last) &&
      !announcesQuestion(sentence.text);
    if (isNewQuestion && !announcementPattern.test(last)) return endBefore(sentence, taken, false);
    const isEnding = () => limit >= maxWords && fits(others, index, maxWholeWords - count);
    if (count + length > limit && !isEnding()) return endBefore(sentence, taken, isBound);
    if (count >= Math.min(limit, enoughWords) && !isBound && !isEnding())
      return endBefore(sentence, taken, false);
    taken.push(sentence);
    count += length;
  }
  const isAnnouncing = /[:：]$/u.test(taken.at(-1)?.text ?? "");
  return { taken: isAnnouncing ? dropAnnouncements(taken) : taken, isCut: false };
}

/**
 * Ends the text before `next`, but not between consecutive questions. If `isBound`, also drops the last sentence,
 * because `next` depends on it.
 */
function endBefore(
  next: DraftSentence,
  taken: readonly DraftSentence[],
  isBound: boolean,
): Following {
  if (isQuestion(next.text)) {
    const kept = taken.slice(0, taken.findLastIndex(({ text }) => !isQuestion(text)) + 1);
    return { taken: kept, isCut: false };
  }
  if (isBound) return { taken: taken.slice(0, -1), isCut: taken.length === 0 };
  return { taken: dropAnnouncements(taken), isCut: false };
}

/** Drops sentences at the end that only announce what follows. */
function dropAnnouncements(taken: readonly DraftSentence[]): DraftSentence[] {
  const end =
    taken.findLastIndex(({ text }) => !announcementPattern.test(text) && !isQuestion(text)) + 1;
  return taken.slice(0, end);
}

const rateFollowing = ({ taken, isCut }: Following) =>
  taken.reduce((sum, { score }) => sum + Math.max(0, score), 0) * 0.4 +
  (taken.length > 0 ? 0.1 : 0) -
  (isCut ? 0.25 : 0);

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

/** Matches headings that only name a kind of section, e.g. "Results". */
const general =
  /^(?:summary|abstract|introduction|background|overview|methods?|results?|discussion|conclusions?|limits|limitations|notes?|details|einleitung|zusammenfassung|methode|ergebnisse|fazit|résumé|introduction|méthode|résultats|conclusion|resumen|introducción|método|resultados|conclusiones?|resumo|introdução|conclusão|はじめに|まとめ|概要|結論)(?!\p{L})/iu;

/** Whether a heading says something about its section's content. */
export const isTelling = (heading: string) =>
  heading !== "" &&
  !general.test(heading) &&
  (/[\s?？]/u.test(heading) || widthOf(heading) > heading.length);

/** Added to the score of a slide whose heading the author wrote, if the heading says something about the content. */
const ownHeading = 0.6;
/** Added instead of `ownHeading` if the heading has fewer than `minHeadingWords` words. */
const shortHeading = 0.15;
const minHeadingWords = 3;

function rateHeading(heading: string, canDoWithout: boolean): number {
  if (!isTelling(heading)) return canDoWithout ? -1.5 : -0.1;
  return countWords(heading) >= minHeadingWords ? ownHeading : shortHeading;
}

/** Makes a slide from a section's heading and the sentences after it. */
function listHeadedPoints(
  block: DraftBlock,
  { words, limit, used }: { words: DraftWords; limit: number; used: readonly DraftSentence[] },
): DraftPoint[] {
  const { section } = block;
  const shown = block.sentences.filter((sentence) => used.includes(sentence)).length;
  const rest = block.sentences.slice(shown);
  const isClear = rest[0] !== undefined && !refersBack(rest[0].text, words);
  const sentences = shown > 0 && isClear ? rest : block.sentences;
  const { heading } = section;
  const [first] = sentences;
  if (!heading || !first || widthOf(heading.text) > maxHeader) return [];
  const follows = takeFollowing([heading.text], sentences, words, limit);
  if (follows.taken.length === 0) return [];
  const canLead = ({ text }: DraftSentence) =>
    !words.leans.test(text) && splitHeader(text, words) !== null;
  const asks = isQuestion(heading.text) ? 1.2 : 0;
  const telling = rateHeading(heading.text, sentences.some(canLead));
  return [
    createPoint({
      header: heading.text.replace(/(?<!\s)\s*[:：]$/u, ""),
      body: [joinTexts(follows.taken.map(({ text }) => text))],
      sentences: follows.taken,
      block,
      score:
        first.score * 0.8 +
        rateFollowing(follows) +
        telling +
        (follows.taken.length > 1 && follows.taken.length === sentences.length
          ? whole + opening
          : 0) +
        asks -
        (follows.taken.length === 1 && sentences.length > 1 ? 0.7 : 0),
      heading: [heading.passage],
    }),
  ];
}
