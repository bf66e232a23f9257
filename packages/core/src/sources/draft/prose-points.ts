import { countWords } from "../../document/count-words.ts";
import {
  dropConjunction,
  joinTexts,
  maxHeader,
  maxWords,
  raiseFirst,
  widthOf,
} from "./draft-text.ts";
import type { Block } from "./blocks.ts";
import { splitHeader } from "./header.ts";
import { createPoint, type DraftPoint } from "./point.ts";
import type { DraftSentence } from "./sentences.ts";
import type { DraftWords } from "./words.ts";

/** A slide of this many words isn't extended by a sentence that can stand elsewhere. */
const enoughWords = 32;

/**
 * Lists the slides that could be made of a paragraph: a sentence as header, those after it as text. `isOpening`: it is
 * the first below its heading.
 */
export function listProsePoints(
  block: Block,
  { words, isOpening, limit }: { words: DraftWords; isOpening: boolean; limit: number },
): DraftPoint[] {
  const { sentences, kind } = block;
  // A quotation that begins in its middle would say something else.
  const starts = kind === "quote" ? sentences.slice(0, 1) : sentences;
  return [
    ...starts.flatMap((_, start) => createAt(block, start, { words, limit }) ?? []),
    ...(isOpening ? listHeadedPoints(block, { words, limit }) : []),
  ];
}

function createAt(
  block: Block,
  start: number,
  { words, limit }: { words: DraftWords; limit: number },
): DraftPoint | null {
  const [lead, ...others] = block.sentences.slice(start);
  const split = lead && splitHeader(lead.text, words);
  if (!lead || !split || isUnanswered(lead, others[0])) return null;
  const rest = raiseFirst(dropConjunction(split.rest, words));
  const follows = takeFollowing([split.header, rest], others, words, limit);
  const body = joinTexts(
    [rest, ...follows.taken.map(({ text }) => text)].filter((text) => text !== ""),
  );
  return createPoint({
    header: split.header,
    body: splitSteps(raiseFirst(body)),
    sentences: [lead, ...follows.taken],
    goesOn: words.leans.test(body),
    block,
    score:
      lead.score -
      (words.leans.test(dropConjunction(lead.text, words)) ? leaningHeader : 0) +
      (isAsked(rest) ? 0.5 : 0) -
      (isReply(block, start) ? replyHeader : 0) +
      rateFollowing(follows) +
      rateHeader(split.header, body) -
      (words.pronouns.test(split.header) ? openHeader : 0),
  });
}

/** How much less a header is worth that needs the sentence before. */
const leaningHeader = 0.35;
/** How much less one is worth that doesn't say who is meant. */
const openHeader = 0.25;

/** The first words of somebody's turn often only reply to the one before. */
const replyHeader = 0.8;
const maxReply = 4;

const isReply = ({ speaker, sentences }: Block, start: number) =>
  speaker !== undefined && start === 0 && countWords(sentences[0]?.text ?? "") <= maxReply;

/** Matches steps in one line: `1) Talk 2) Agree 3) Leave. Then rest.` */
const steps = /^(?=1[.)]\s)([^]+?\s2[.)]\s[^]+?\s3[.)]\s[^.]+\.?)(?:\s+([^]+))?$/u;

/** Gives each step that was written in one line a line of its own. */
function splitSteps(body: string): string[] {
  const [, inLine = "", rest = ""] = steps.exec(body) ?? [];
  if (inLine === "") return [body];
  return [inLine.replaceAll(/\s(?=\d[.)]\s)/gu, "\n"), raiseFirst(rest)];
}

/** A question that nothing answers makes no slide. */
const isUnanswered = ({ text }: DraftSentence, next: DraftSentence | undefined) =>
  isAsked(text) && (next === undefined || isAsked(next.text));

interface Following {
  taken: DraftSentence[];
  /** Whether a sentence that depends on the last one had no room. */
  isCut: boolean;
}

/** Takes the sentences that fit, first of all those that can't stand without the ones before. */
export function takeFollowing(
  texts: readonly string[],
  others: readonly DraftSentence[],
  { leans }: DraftWords,
  limit = maxWords,
): Following {
  const taken: DraftSentence[] = [];
  let count = texts.reduce((sum, text) => sum + countWords(text), 0);
  for (const sentence of others) {
    const length = countWords(sentence.text);
    const isBound = leans.test(sentence.text);
    if (count + length > limit) return endBefore(sentence, taken, isBound);
    if (count >= Math.min(limit, enoughWords) && !isBound) return endBefore(sentence, taken, false);
    taken.push(sentence);
    count += length;
  }
  return { taken, isCut: false };
}

const isAsked = (text: string) => /[?？؟]["'”»]?$/u.test(text);

/** Ends before a sentence that has no room. Of a row of questions, all or none are shown; what leans on a sentence stays with it. */
function endBefore(
  next: DraftSentence,
  taken: readonly DraftSentence[],
  isBound: boolean,
): Following {
  if (isAsked(next.text)) {
    const kept = taken.slice(0, taken.findLastIndex(({ text }) => !isAsked(text)) + 1);
    return { taken: kept, isCut: false };
  }
  if (isBound) return { taken: taken.slice(0, -1), isCut: taken.length === 0 };
  return { taken: [...taken], isCut: false };
}

const rateFollowing = ({ taken, isCut }: Following) =>
  taken.reduce((sum, { score }) => sum + Math.max(0, score), 0) * 0.4 +
  (taken.length > 0 ? 0.1 : 0) -
  (isCut ? 0.25 : 0);

/** Prefers headers of a few words that aren't alone on their slide. */
function rateHeader(header: string, body: string): number {
  const width = widthOf(header);
  let rate = width >= 18 && width <= 62 ? 0.15 : 0;
  if (width < 14) rate -= 0.3;
  if (width > maxHeader) rate -= 0.25;
  if (body === "") rate -= aloneRate(header, width);
  if (/[?？؟]$/u.test(header) && body !== "") rate += 0.8;
  return rate;
}

/** A sentence alone on its slide must be worth it. */
function aloneRate(header: string, width: number): number {
  if (/\p{Nd}|[%\p{Sc}]/u.test(header)) return 0.3;
  return width < 40 ? 0.9 : 0.5;
}

/** Headings that only name a kind of part. */
const general =
  /^(?:summary|abstract|introduction|background|overview|methods?|results?|discussion|conclusions?|limits|limitations|notes?|details|einleitung|zusammenfassung|methode|ergebnisse|fazit|résumé|introduction|méthode|résultats|conclusion|resumen|introducción|método|resultados|conclusiones?|resumo|introdução|conclusão|はじめに|まとめ|概要|結論)(?!\p{L})/iu;

/** Whether a heading says more than what kind of part it is. */
const isTelling = (heading: string) =>
  !general.test(heading) && (/[\s?？]/u.test(heading) || widthOf(heading) > heading.length);

/** Makes a slide of a section's heading and the sentences after it. */
function listHeadedPoints(
  block: Block,
  { words, limit }: { words: DraftWords; limit: number },
): DraftPoint[] {
  const { sentences, section } = block;
  const { heading } = section;
  const [first] = sentences;
  if (!heading || !first || widthOf(heading.text) > maxHeader) return [];
  const follows = takeFollowing([heading.text], sentences, words, limit);
  if (follows.taken.length === 0) return [];
  const canLead = ({ text }: DraftSentence) =>
    !words.leans.test(text) && splitHeader(text, words) !== null;
  const asks = isAsked(heading.text) ? 1.2 : 0;
  const telling = isTelling(heading.text) ? 0.15 : sentences.some(canLead) ? -1.5 : -0.1;
  return [
    createPoint({
      header: heading.text.replace(/\s*[:：]$/u, ""),
      body: [joinTexts(follows.taken.map(({ text }) => text))],
      sentences: follows.taken,
      block,
      score:
        first.score * 0.8 +
        rateFollowing(follows) +
        telling +
        asks -
        (follows.taken.length === 1 && sentences.length > 1 ? 0.7 : 0),
      heading: [heading.passage],
    }),
  ];
}
