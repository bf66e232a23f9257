import type { FitRequest } from "@slideloom/core/slide";
import { chooseTextLines, type LinedText } from "./lined-text.ts";
import { sizeStepPx } from "./size-step.ts";

/** How much smaller the text of a request may get for better lines, and the cost of each per cent. */
interface Shrinking {
  least: number;
  perCent: number;
}

const shrinking = {
  /** One text: a headline, a quote, a call to action; and any with a highlighted phrase. */
  single: { least: 0.62, perCent: 0.5 },
  /** Very large letters, which stay large. */
  huge: { least: 0.52, perCent: 0.28 },
  /** Rows of a list, which share a size. */
  rows: { least: 0.8, perCent: 0.6 },
} satisfies Record<string, Shrinking>;

/** Letters are huge from this many times the smallest size of headlines on. */
const hugeShare = 3;

/** Tried sizes differ by at least this part of the largest one. */
const stepShare = 0.02;

/**
 * Cost of a line of a calm headline and of a row from the third one on, of a line more than a text needs, and of a text
 * whose words only fit as the engine breaks them.
 */
const lineCosts = { calm: 13, row: 2, more: 5, unchosen: 15 } as const;

/** Rows get smaller for better lines down to this many times the smallest size, and others by this factor. */
const leastRows = { share: 15 / 9, factor: 0.92 } as const;

/** Texts at their largest size, and their height together if they are one part. */
export interface Weighed extends Pick<FitRequest, "minPx" | "calm"> {
  largestPx: number;
  texts: readonly LinedText[];
  /** Free height of the only part, as a multiple of its height; null if there are several parts. */
  freeShare: number | null;
}

/** A size, and how many lines the texts have besides those that they need. */
export interface WeighedSize {
  sizePx: number;
  more: 0 | 1;
}

/**
 * Returns the size at which lines break best, at most the largest one. A smaller size, or one more line, must be worth
 * it: the lines have fewer bad breaks.
 */
export function weighSizes(weighed: Weighed): WeighedSize {
  const { minPx, largestPx, freeShare } = weighed;
  const { least, perCent } = shrinkingOf(weighed);
  const stepPx = Math.max(1, Math.round((largestPx * stepShare) / sizeStepPx)) * sizeStepPx;
  let best: WeighedSize = { sizePx: largestPx, more: 0 };
  let bestCost = rate(weighed, best);
  const tryOne = (size: WeighedSize, cost: number) => {
    if (cost >= bestCost) return;
    const rated = cost + rate(weighed, size);
    if (rated < bestCost) [best, bestCost] = [size, rated];
  };
  const leastPx = Math.max(minPx, leastOf(weighed, least));
  for (let sizePx = largestPx; sizePx >= leastPx; sizePx -= stepPx) {
    const shrunk = (perCent * 100 * (largestPx - sizePx)) / largestPx;
    if (shrunk >= bestCost) break;
    if (sizePx < largestPx) tryOne({ sizePx, more: 0 }, shrunk);
    if (freeShare !== null && hasRoom(weighed, sizePx)) {
      tryOne({ sizePx, more: 1 }, shrunk + lineCosts.more);
    }
  }
  return best;
}

/** Returns how bad the lines of all texts are. */
function rate(weighed: Weighed, { sizePx, more }: WeighedSize): number {
  const { texts, largestPx, calm = false, freeShare } = weighed;
  const perLine = calm ? lineCosts.calm : freeShare === null ? lineCosts.row : 0;
  let sum = 0;
  for (const text of texts) {
    const own = isLong(text) ? more : 0;
    const chosen = chooseTextLines(text, (text.sizePx * sizePx) / largestPx, own);
    if (!chosen) continue;
    if (chosen.lineCount > text.lineCount + own) sum += lineCosts.unchosen;
    sum += chosen.badness + Math.max(0, chosen.lineCount - 2) * perLine;
  }
  return sum;
}

/** Whether a text may have one more line: it has one paragraph of several lines. */
export const isLong = ({ lineCount, shape }: LinedText) =>
  lineCount > 1 && shape.paragraphs.length === 1;

/** Whether one more line of the only text of several lines fits at a size. */
function hasRoom({ texts, largestPx, freeShare }: Weighed, sizePx: number): boolean {
  const [text, ...others] = texts.filter(isLong);
  if (!text || others.length > 0 || freeShare === null) return false;
  return ((text.lineCount + 1) / text.lineCount) * (sizePx / largestPx) <= 1 + freeShare;
}

function leastOf({ minPx, largestPx, freeShare }: Weighed, least: number): number {
  if (freeShare !== null) return largestPx * least;
  const small = Math.max(minPx * leastRows.share, largestPx * least);
  return Math.min(small, largestPx * leastRows.factor);
}

function shrinkingOf({ texts, minPx, largestPx, freeShare }: Weighed): Shrinking {
  const hasPhrase = texts.some(({ shape }) => shape.hasPhrase);
  if (freeShare === null && !hasPhrase) return shrinking.rows;
  return largestPx >= minPx * hugeShare ? shrinking.huge : shrinking.single;
}
