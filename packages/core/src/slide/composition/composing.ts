import type { SlideNode } from "../../drawing/node.ts";

/** Nodes of one size and the box that they have to fit into, CSS px. */
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
  /** Names the role on its slide ("headline", "points"), so that a search begins at the size found last. */
  role: string;
  /** CSS px. */
  minPx: number;
  maxPx: number;
  build: (sizePx: number) => FitPart[];
  /** Answered at the least size even where that does not fit; the heights tell. */
  mayOverflow?: boolean;
}

/** The size found and, in the order of the parts, how high each is at it and how wide its words are; CSS px. */
export interface FitFound {
  sizePx: number;
  heightsPx: number[];
  widthsPx: number[];
}

/**
 * A composition that asks for sizes as it goes. Who runs it answers each request, and ends it where not even the least
 * size fits.
 */
export type Composing<Result> = Generator<FitRequest, Result, FitFound>;

/** How much a composition is squeezed where it did not fit: smaller shares and gaps, then no decoration. */
export type Squeeze = 0 | 1 | 2;
const squeezes: readonly Squeeze[] = [0, 1, 2];

/**
 * A way to compose a slide: in its layout; in its layout with the headline in the other place, on a landscape stage; or
 * as a page of text.
 */
export interface Attempt {
  page: "layout" | "turned" | "text";
  squeeze: Squeeze;
}

/** In the order in which they are tried. The last one always fits: it cuts what has no room. */
export const attempts: readonly Attempt[] = (["layout", "turned", "text"] as const).flatMap(
  (page) => squeezes.map((squeeze) => ({ page, squeeze })),
);

/** Whether words may break and are cut, since nothing else helps. */
export function isLastAttempt({ page, squeeze }: Attempt): boolean {
  return page === "text" && squeeze === 2;
}
