import type { ChartMark } from "@slideloom/core/slide";
import type { ChartBox } from "../slide-job.ts";
import type { MeasuredMark, Rect } from "../text/measured-slide.ts";

type BarMark = Extract<ChartMark, { kind: "bar" | "column" }>;

/**
 * Tolerated deviation from equal spacing and thickness of bars. The larger of `px` (CSS px) and `share` (fraction of a
 * bar's thickness) counts.
 */
const tolerance = { px: 1.5, share: 0.12 } as const;

/** Maximum gap between bars, as a multiple of a bar's thickness (ECMA-376, part 1, 21.2.3.15). */
const mostGapShare = 5;

/**
 * Returns the chart that a slide's shapes form. Null if there is none, if the bars differ in thickness or distance, or
 * if they are too far apart.
 */
export function findChart(marks: readonly MeasuredMark[]): ChartBox | null {
  const bars = marks.flatMap(({ mark, rect }) => (mark.kind === "ring" ? [] : [{ mark, rect }]));
  const [first] = marks;
  if (first?.mark.kind === "ring") {
    const { parts, hole } = first.mark;
    const ring = { ...first.rect, parts: [...parts], share: hole, isMirrored: false };
    return marks.length === 1 ? { kind: "ring", ...ring } : null;
  }
  return bars.length === marks.length ? arrangeBars(bars) : null;
}

/** A bar's position along the row, and its length from the base. */
interface Span {
  atPx: number;
  thicknessPx: number;
  basePx: number;
  lengthPx: number;
}

function arrangeBars(bars: readonly { mark: BarMark; rect: Rect }[]): ChartBox | null {
  const [first] = bars;
  if (!first || bars.length < 2) return null;
  const { kind, isMirrored = false } = first.mark;
  const spans = bars.map(({ rect }) => measureSpan(rect, kind, isMirrored));
  const [one, last] = [spans[0], spans.at(-1)];
  if (!one || !last) return null;
  const pitchPx = (last.atPx - one.atPx) / (spans.length - 1);
  const mostPx = Math.max(tolerance.px, one.thicknessPx * tolerance.share);
  const isEven = spans.every(
    ({ atPx, thicknessPx, basePx }, index) =>
      Math.abs(atPx - one.atPx - index * pitchPx) <= mostPx &&
      Math.abs(thicknessPx - one.thicknessPx) <= mostPx &&
      Math.abs(basePx - one.basePx) <= tolerance.px,
  );
  const lengthPx = Math.max(...spans.map((span) => span.lengthPx));
  const share = Math.abs(pitchPx) / one.thicknessPx - 1;
  if (!isEven || lengthPx <= 0 || one.thicknessPx <= 0) return null;
  if (share < 0 || share > mostGapShare) return null;
  const gapPx = share * one.thicknessPx;
  const fromPx = Math.min(one.atPx, last.atPx) - gapPx / 2;
  const alongPx = Math.abs(pitchPx) * spans.length;
  const area =
    kind === "bar"
      ? {
          xPx: isMirrored ? one.basePx - lengthPx : one.basePx,
          yPx: fromPx,
          widthPx: lengthPx,
          heightPx: alongPx,
        }
      : { xPx: fromPx, yPx: one.basePx - lengthPx, widthPx: alongPx, heightPx: lengthPx };
  const parts = bars.map(({ mark }) => mark.part);
  return { kind, ...area, parts, share, isMirrored };
}

function measureSpan(
  { xPx, yPx, widthPx, heightPx }: Rect,
  kind: BarMark["kind"],
  isMirrored: boolean,
): Span {
  return kind === "bar"
    ? {
        atPx: yPx,
        thicknessPx: heightPx,
        lengthPx: widthPx,
        basePx: isMirrored ? xPx + widthPx : xPx,
      }
    : { atPx: xPx, thicknessPx: widthPx, basePx: yPx + heightPx, lengthPx: heightPx };
}
