import type { SlideNode } from "../../drawing/node.ts";

/** A node at one type size and the box that it must fit into, CSS px. */
export interface FitPart {
  node: SlideNode;
  widthPx: number;
  heightPx: number;
}

/**
 * Asks for the largest type size at which every part fits its box and no word breaks. Siblings, such as the points of a
 * list, are the parts of one request, so that all of them get the smallest result.
 */
export interface FitRequest {
  /** The parts' role on the slide ("headline", "points"); the search starts at the size last found for that role. */
  role: string;
  /** CSS px. */
  minPx: number;
  maxPx: number;
  build: (sizePx: number) => FitPart[];
  /** Returns the least size even if the parts don't fit at it; `heightsPx` shows the overflow. */
  mayOverflow?: boolean;
}

/** The size found, and each part's height and the width of its words at that size, in request order; CSS px. */
export interface FitFound {
  sizePx: number;
  heightsPx: number[];
  widthsPx: number[];
}

/**
 * A generator that composes a slide and yields requests for type sizes. The runner answers each request, and ends the
 * generator if not even the least size fits.
 */
export type Composing<Result> = Generator<FitRequest, Result, FitFound>;

/**
 * How much a composition that did not fit is compressed: 1 has smaller shares and gaps; 2 even smaller ones, and no
 * ornaments on slides without media.
 */
export type Squeeze = 0 | 1 | 2;
const squeezes: readonly Squeeze[] = [0, 1, 2];

/**
 * A way to compose a slide: in its layout, as a page of text, or `turned`: in its layout on a landscape stage, with the
 * headline above the words instead of beside them, or the reverse.
 */
export interface Attempt {
  page: "layout" | "turned" | "text";
  squeeze: Squeeze;
}

/** All attempts in the order in which they are tried. The last one always fits, because it cuts overflowing words. */
export const attempts: readonly Attempt[] = (["layout", "turned", "text"] as const).flatMap(
  (page) => squeezes.map((squeeze) => ({ page, squeeze })),
);

/** Whether this is the last attempt, in which words may break and overflowing words are cut. */
export function isLastAttempt({ page, squeeze }: Attempt): boolean {
  return page === "text" && squeeze === 2;
}
