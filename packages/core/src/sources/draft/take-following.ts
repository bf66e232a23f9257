import {
  announcesQuestion,
  countAll,
  countShown,
  isQuestion,
  maxWholeWords,
  maxWords,
} from "./draft-text.ts";
import type { DraftWords } from "./draft-words.ts";
import { hasOrdinal, readOrdinal } from "./ordinals.ts";
import { announcementPattern, isAnnouncement } from "./rank.ts";
import type { DraftSentence } from "./sentences.ts";

/** If a slide has this many words, only sentences that depend on the sentence before are added. */
const enoughWords = 32;

export interface Following {
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
  const end = taken.at(-1)?.text ?? "";
  const isAnnouncing =
    /[:：]$/u.test(end) || (isAnnouncement(end) && !announcementPattern.test(end));
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
  const end = taken.findLastIndex(({ text }) => !isAnnouncement(text) && !isQuestion(text)) + 1;
  return taken.slice(0, end);
}

/** Rates the sentences of a slide below its header. */
export const rateFollowing = ({ taken, isCut }: Following) =>
  taken.reduce((sum, { score }) => sum + Math.max(0, score), 0) * 0.4 +
  (taken.length > 0 ? 0.1 : 0) -
  (isCut ? 0.25 : 0);
