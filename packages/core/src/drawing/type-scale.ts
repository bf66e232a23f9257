/** The smallest type on a stage, CSS px: 24 px in the exported file, the floor that the platforms' design guides agree on. */
export const minFontSizePx = 12;

/** Bounds of the factor that scales all type of a slide together; a layout may end it lower. */
export const minTypeFactor = 0.7;
export const maxTypeFactor = 1.5;

/** Font sizes of one slide, CSS px. */
export interface TypeScale {
  factor: number;
  coverTitlePx: number;
  subtitlePx: number;
  headerPx: number;
  bodyPx: number;
  summaryPx: number;
  columnsPx: number;
  codePx: number;
  smallPx: number;
  /** Multiplier for gaps, which grow slower than the type. */
  space: number;
}

const basePx = {
  coverTitle: 54,
  subtitle: 20,
  header: 34,
  body: 17,
  summary: 15,
  columns: 14,
  code: 13,
  small: 12,
};

/** Chips and the top row stay small: beside big type they would shout. */
const smallFactorMax = 1.15;

/** What makes gaps narrower: a low stage, and a slide that would otherwise be cut. */
export interface Tightness {
  low: boolean;
  tight: boolean;
}

/** All sizes at a factor from 0.7 to 1.5, each clamped at `minFontSizePx`. */
export function buildTypeScale(factor: number, { low, tight }: Tightness): TypeScale {
  const size = (px: number, by = factor) => Math.max(minFontSizePx, Math.round(px * by * 4) / 4);
  return {
    factor,
    coverTitlePx: size(basePx.coverTitle),
    subtitlePx: size(basePx.subtitle),
    headerPx: size(basePx.header),
    bodyPx: size(basePx.body),
    summaryPx: size(basePx.summary),
    columnsPx: size(basePx.columns),
    codePx: size(basePx.code),
    smallPx: size(basePx.small, Math.min(factor, smallFactorMax)),
    space: (low ? 0.7 : 1) * (tight ? 0.6 : 1) * (0.4 + 0.6 * factor),
  };
}
