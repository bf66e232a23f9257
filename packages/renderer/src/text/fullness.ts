import type { FitPart, SlideNode } from "@slideloom/core/slide";
import type { MeasuredParts } from "./fit-memory.ts";
import { forecastLines, type WordShapes } from "./line-forecast.ts";

/** How full the fullest part is. If `share` is at most 1, all parts fit. */
export interface Fullness {
  /** The larger of the fractions of height and width needed. */
  share: number;
  /** Estimates `share` at `factor` times the size. */
  forecast: (factor: number) => number;
}

/** Tolerance for a part higher or wider than its box, CSS px. */
export const roundingPx = 0.5;

/** `buildOther` builds the parts at another size, which tells the texts whose size is fixed. */
export function fullnessOf(
  parts: readonly FitPart[],
  { heightsPx, widthRatio, texts }: MeasuredParts,
  buildOther: () => readonly FitPart[],
): Fullness {
  const shareOf = (heightAt: (part: number) => number) =>
    parts.map(({ heightPx }, part) => heightAt(part) / Math.max(roundingPx, heightPx + roundingPx));
  let growing: WordShapes[][] | null = null;
  const heightOf = (part: number) => heightsPx[part] ?? 0;
  return {
    share: Math.max(widthRatio, ...shareOf(heightOf)),
    forecast: (factor) => {
      growing ??= buildOther().map(({ node }, part) => listGrowing(texts[part] ?? [], node));
      const shapes = growing;
      const heightAt = (part: number) => forecastHeight(heightOf(part), shapes[part] ?? [], factor);
      // Widths at other sizes are known only for words that are too wide.
      return Math.max(widthRatio > 1 ? widthRatio * factor : 0, ...shareOf(heightAt));
    },
  };
}

/** Lists the texts whose size is another in `other`, the same part at another size. */
function listGrowing(texts: readonly WordShapes[], other: SlideNode): WordShapes[] {
  const sizesPx = listFontSizes(other);
  if (sizesPx.length !== texts.length) return [...texts];
  return texts.filter(({ fontSizePx }, index) => fontSizePx !== sizesPx[index]);
}

function listFontSizes(node: SlideNode): number[] {
  if (node.kind === "text") return [Number(node.style.fontSize)];
  return node.kind === "box" ? node.children.flatMap(listFontSizes) : [];
}

/** Estimates a part's height: where no text grows, it stays, and the rest grows with the lines of texts. */
function forecastHeight(heightPx: number, growing: readonly WordShapes[], factor: number): number {
  const lines = growing.reduce((sum, { lineCount }) => sum + lineCount, 0);
  if (lines === 0) return heightPx * factor;
  const expected = growing.reduce((sum, shape) => sum + forecastLines(shape, factor), 0);
  const textPx = coveredHeight(growing);
  return heightPx - textPx + (textPx * factor * expected) / lines;
}

/** Height that has text at least somewhere beside it, CSS px. */
function coveredHeight(texts: readonly WordShapes[]): number {
  let covered = 0;
  let downToPx = -Infinity;
  for (const { topPx, bottomPx } of texts.toSorted((one, other) => one.topPx - other.topPx)) {
    covered += Math.max(0, bottomPx - Math.max(topPx, downToPx));
    downToPx = Math.max(downToPx, bottomPx);
  }
  return covered;
}
