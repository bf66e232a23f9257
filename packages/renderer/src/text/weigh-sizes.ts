import type { FitRequest } from "@slideloom/core/slide";
import type { PartText } from "./fit-memory.ts";
import { chooseTextLines, type LinedText } from "./lined-text.ts";
import { sizeStepPx } from "./size-step.ts";

/** How much smaller the text of a request may get for better lines, and the cost of each per cent. */
interface Shrinking {
  least: number;
  perCent: number;
}

const shrinking = {
  /** One text: a headline, a quote, a call to action; and any with a highlighted phrase. */
  single: { least: 0.62, perCent: 0.35 },
  /** Very large letters, which stay large. */
  huge: { least: 0.52, perCent: 0.2 },
  /** Rows of a list, which share a size. */
  rows: { least: 0.66, perCent: 0.6 },
} satisfies Record<string, Shrinking>;

/** Letters are huge from this many times the smallest size of headlines on. */
const hugeShare = 3;

/** Cost of the part of the only text's area that stays empty. */
const emptiness = 42;

/** Tried sizes differ by at least this part of the largest one. */
const stepShare = 0.02;

/**
 * Cost of a line of a row from the third one on, of a line more than a text needs, and of a text whose words only fit as
 * the engine breaks them.
 */
const lineCosts = { row: 2, more: 4, unchosen: 15 } as const;

/** Rows get smaller for better lines down to this many times the smallest size, and others by this factor. */
const leastRows = { share: 1.5, factor: 0.86 } as const;

/** A text at the largest size, and what is free above and below its lines. */
interface WeighedText extends LinedText {
  /** Free height of the text's part, as a multiple of its height; null if the part has other texts. */
  freeShare: number | null;
}

/** The texts of a request's parts at their largest size. */
export interface PartTexts extends Pick<FitRequest, "minPx" | "fills"> {
  largestPx: number;
  texts: readonly PartText[];
  /** Free height of each part, as a multiple of its height. */
  freeShares: readonly number[];
}

interface Weighed extends Omit<PartTexts, "texts" | "freeShares"> {
  texts: readonly WeighedText[];
  /** Free height of the only part, as a multiple of its height; null if there are several parts. */
  freeShare: number | null;
}

/** A size, and how many lines each text has besides those that it needs. */
export interface WeighedSize {
  sizePx: number;
  more: readonly (0 | 1)[];
}

interface Rated extends WeighedSize {
  cost: number;
}

/**
 * Returns the size at which lines break best, at most the largest one. A smaller size, or one more line, must be worth
 * it: the lines have fewer bad breaks, and the area isn't left empty.
 */
export function weighSizes({ texts, freeShares, ...request }: PartTexts): WeighedSize {
  const weighed: Weighed = {
    ...request,
    texts: texts.map((text) => ({ ...text, freeShare: freeShareOf(text, texts, freeShares) })),
    freeShare: freeShares.length === 1 ? (freeShares[0] ?? null) : null,
  };
  const { minPx, largestPx } = weighed;
  const { least, perCent } = shrinkingOf(weighed);
  if (texts.length === 0) return { sizePx: largestPx, more: [] };
  const stepPx = Math.max(1, Math.round((largestPx * stepShare) / sizeStepPx)) * sizeStepPx;
  const leastPx = Math.max(minPx, leastOf(weighed, least));
  let best = rate(weighed, largestPx);
  for (let sizePx = largestPx - stepPx; sizePx >= leastPx; sizePx -= stepPx) {
    const shrunk = (perCent * 100 * (largestPx - sizePx)) / largestPx;
    if (shrunk >= best.cost) break;
    const rated = rate(weighed, sizePx);
    const cost = rated.cost + shrunk;
    if (cost < best.cost) best = { ...rated, cost };
  }
  return best;
}

function freeShareOf(
  text: PartText,
  texts: readonly PartText[],
  freeShares: readonly number[],
): number | null {
  const isOnly = texts.every(
    (other) => other === text || other.part !== text.part || !isLong(other),
  );
  return isOnly ? (freeShares[text.part] ?? null) : null;
}

/** Rates the lines of all texts at a size; a text has one more line if there is room and it is worth it. */
function rate(weighed: Weighed, sizePx: number): Rated {
  const { texts, largestPx } = weighed;
  const wholePx = sum(texts.map(({ lineCount, sizePx: ownPx }) => lineCount * ownPx));
  const emptyAt = (usedPx: number) => rateEmptiness(weighed, usedPx / wholePx);
  const shrink = sizePx / largestPx;
  const usual = texts.map((text) => rateText(weighed, text, shrink));
  let usedPx = sum(usual.map(({ heightPx }) => heightPx));
  let cost = sum(usual.map((rated) => rated.cost));
  const more = texts.map((text, index): 0 | 1 => {
    if (!hasRoom(text, shrink)) return 0;
    const [few, many] = [usual[index], rateText(weighed, text, shrink, 1)];
    const widerPx = usedPx + many.heightPx - (few?.heightPx ?? 0);
    const costs = lineCosts.more + many.cost - (few?.cost ?? 0);
    if (costs + emptyAt(widerPx) >= emptyAt(usedPx)) return 0;
    [usedPx, cost] = [widerPx, cost + costs];
    return 1;
  });
  return { sizePx, more, cost: cost + emptyAt(usedPx) };
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

/** Returns how bad the lines of a text are, and their height in its own line heights. */
function rateText(
  { freeShare }: Weighed,
  text: WeighedText,
  shrink: number,
  more = 0,
): { cost: number; heightPx: number } {
  const sizePx = text.sizePx * shrink;
  const chosen = chooseTextLines(text, sizePx, more);
  if (!chosen) return { cost: 0, heightPx: text.lineCount * sizePx };
  const { badness, lineCount } = chosen;
  const perLine = freeShare === null ? lineCosts.row : 0;
  const isUnchosen = lineCount > text.lineCount + more;
  const extra = Math.max(0, lineCount - 2) * perLine + (isUnchosen ? lineCosts.unchosen : 0);
  return { cost: badness + extra, heightPx: lineCount * sizePx };
}

/** Returns the cost of what the only part leaves empty; `used` is its height as a part of its height at first. */
function rateEmptiness({ freeShare, fills = 0 }: Weighed, used: number): number {
  if (freeShare === null) return 0;
  return emptiness * Math.max(0, fills - used / (1 + freeShare));
}

/** Whether a text may have one more line: it has one paragraph of several lines. */
export const isLong = ({ lineCount, shape }: LinedText) =>
  lineCount > 1 && shape.paragraphs.length === 1;

/** Whether one more line of a text fits. */
function hasRoom({ freeShare, ...text }: WeighedText, shrink: number): boolean {
  if (freeShare === null || !isLong(text)) return false;
  return ((text.lineCount + 1) / text.lineCount) * shrink <= 1 + freeShare;
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
