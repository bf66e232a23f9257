import { type HandShape, handShapes, type SlideStyle, type TextMark } from "@slideloom/core/slide";
import type { Rect } from "../text/measured-slide.ts";
import { blockEdges } from "./block-edges.ts";
import { drawHandMark } from "./hand-marks.ts";
import type { Ink, InkedWords } from "./ink.ts";
import { type Edges, hasInk, type Place, sideEm } from "./mark-place.ts";

/** A box of a mark, CSS px from the top left of the text's box. */
export interface MarkBox extends Rect {
  style: SlideStyle;
  /** The image of a mark drawn by hand. */
  src?: string;
  /** Whether no other words are before or after the mark in its line. */
  startsLine: boolean;
  endsLine: boolean;
}

/** Upper and lower edge of a bar, em below the foot of the letters. */
const barEm = { from: -0.3, to: 0.07 } as const;
/** Radius of a soft bar's corners, em. */
const softEm = 0.12;
/** Gap between the foot of the letters and a rule, em. */
const ruleGapEm = 0.1;
const ruleThicknessEm = { rule: 0.08, fineRule: 0.045 } as const;
/** Gap between a rule and letters that cross it, and the shortest part of a rule between such letters; em. */
const skipEm = 0.06;
const leastRuleEm = 0.14;
/** If less of a rule is left between letters, it is drawn under them. */
const leastLeft = 0.5;

/** A text's font size, and the free space under it, CSS px. */
interface TextPlace {
  /** Identifies the text, so that its hand-drawn marks stay the same. */
  key: string;
  fontSizePx: number;
  freeBelowPx: number;
}

export function placeMarks(
  ink: Ink,
  marks: readonly TextMark[],
  { key, fontSizePx, freeBelowPx }: TextPlace,
): MarkBox[] {
  const foot = findFoot(ink.words);
  return ink.words.flatMap((words) => {
    const mark = marks[words.mark];
    if (!mark) return [];
    const isLast = words.line === ink.middlesPx.length - 1;
    const freeBelow = isLast ? freeBelowPx * ink.scale : Number.POSITIVE_INFINITY;
    const place = { ink, words, em: fontSizePx * ink.scale, foot, freeBelow };
    const { shape } = mark;
    if (isByHand(shape)) {
      const { edges, src } = drawHandMark(
        { ...mark, shape },
        place,
        `${key} ${words.mark} ${words.line}`,
      );
      return [{ ...toBox(edges, place, mark), style: {}, src, startsLine: false, endsLine: false }];
    }
    return edgesOf(shape, place).map((edges) => toBox(edges, place, mark));
  });
}

const isByHand = (shape: TextMark["shape"]): shape is HandShape =>
  handShapes.some((one) => one === shape);

/** Returns the median of the lowest ink of all columns. Tails and dots below are fewer. */
function findFoot(words: readonly InkedWords[]): number {
  const rows = words
    .flatMap(({ bottoms }) => Object.values(bottoms))
    .toSorted((one, other) => one - other);
  return rows[rows.length >> 1] ?? 0;
}

function edgesOf(shape: Exclude<TextMark["shape"], HandShape>, place: Place): Edges[] {
  const { words, em, foot } = place;
  switch (shape) {
    case "rule":
    case "fineRule":
      return ruleEdges(place, ruleThicknessEm[shape] * em);
    case "bar":
    case "softBar": {
      const { left, right } = words;
      const sides = { left: left - sideEm * em, right: right + sideEm * em };
      return [{ ...sides, top: foot + barEm.from * em, bottom: foot + barEm.to * em }];
    }
    case "block":
      return [blockEdges(place)];
  }
}

/** Ink less than this far below the foot of most letters has no tails, em. */
const shallowEm = 0.14;

/** Returns the parts of a rule between the letters that cross it, or if they are short, a rule under the letters. */
function ruleEdges(place: Place, thickness: number): Edges[] {
  const { ink, words, em, foot, freeBelow } = place;
  const last = ink.lineHeight / 2 + freeBelow / 2 - thickness;
  const at = (top: number) => ({ ...words, top, bottom: top + thickness });
  const below = words.bottom + skipEm * em;
  // Letters without tails, e.g. Chinese ones, end at slightly different heights. Gaps there would look like crumbs.
  if (words.bottom - foot < shallowEm * em && below <= last) return skipInk(place, at(below));
  const near = skipInk(place, at(Math.min(last, foot + ruleGapEm * em)));
  const lengthPx = near.reduce((sum, { left, right }) => sum + right - left, 0);
  if (lengthPx >= leastLeft * (words.right - words.left)) return near;
  const under = below <= last ? skipInk(place, at(below)) : [];
  return [under, near].find((parts) => parts.length > 0) ?? [at(Math.min(last, below))];
}

function skipInk(place: Place, rule: Edges): Edges[] {
  const { em } = place;
  const gap = skipEm * em;
  const strip = { ...rule, top: rule.top - gap / 2, bottom: rule.bottom + gap / 2 };
  const parts: Edges[] = [];
  let from = rule.left;
  const end = (right: number) => {
    if (right - from >= leastRuleEm * em) parts.push({ ...rule, left: from, right });
  };
  for (let x = rule.left; x < rule.right; x += 1) {
    if (!hasInk(place, { ...strip, left: x, right: x + 1 }, ["plain", "marked"])) continue;
    end(x - gap);
    from = x + 1 + gap;
  }
  end(rule.right);
  return parts;
}

function toBox(
  { left, right, top, bottom }: Edges,
  { ink, words, em }: Place,
  { shape, color }: TextMark,
): MarkBox {
  const { scale, margin } = ink;
  const middlePx = ink.middlesPx[words.line] ?? 0;
  const plain = ink.plain.filter(({ line }) => line === words.line);
  return {
    xPx: (left - margin) / scale,
    yPx: middlePx + top / scale,
    widthPx: (right - left) / scale,
    heightPx: (bottom - top) / scale,
    style: {
      backgroundColor: color,
      ...(shape === "softBar" && { borderRadius: (softEm * em) / scale }),
    },
    startsLine: plain.every((other) => other.left > words.left),
    endsLine: plain.every((other) => other.right < words.right),
  };
}
