import type { SlideNode } from "../../../drawing/node.ts";

/** A node built at one font size, and the size of the box that it must fit, CSS px. */
export interface FitPart {
  node: SlideNode;
  widthPx: number;
  heightPx: number;
}

/**
 * Asks for the largest font size at which all parts fit their boxes and no word is broken. Items of one list share a
 * request, so they get the same size.
 */
export interface FitRequest {
  /**
   * Name of the text on the slide, e.g. "headline". The search starts at the size that was last found for that role.
   */
  role: string;
  /** Smallest and largest font size to search, CSS px. */
  minPx: number;
  maxPx: number;
  build: (sizePx: number) => FitPart[];
  /** Whether to accept `minPx` even if the parts don't fit at that size; `heightsPx` then shows the overflow. */
  mayOverflow?: boolean;
  /** The part of its height that the only part has to use, so that the slide doesn't look empty. */
  fills?: number;
}

/**
 * The font size that was found, and each part's height and text width at that size. CSS px, in the order of the parts.
 */
export interface FitFound {
  sizePx: number;
  heightsPx: number[];
  widthsPx: number[];
}

/** Composes a slide. Yields each request for a font size and receives the answer, or is stopped if no size fits. */
export type Composing<Result> = Generator<FitRequest, Result, FitFound>;

/**
 * How far a slide is compressed because its text didn't fit. Levels 1 and 2 shrink parts and gaps, and level 2 removes
 * ornaments from slides without an image.
 */
export type Squeeze = 0 | 1 | 2;
const squeezes: readonly Squeeze[] = [0, 1, 2];

/**
 * One way to compose a slide. `turned` moves the headline from beside the text to above it, or back, and `text` is a
 * page of plain text.
 */
export interface Attempt {
  page: "layout" | "turned" | "text";
  squeeze: Squeeze;
}

/** All attempts, in the order of trying. The last attempt always succeeds, because it cuts long text. */
export const attempts: readonly Attempt[] = (["layout", "turned", "text"] as const).flatMap(
  (page) => squeezes.map((squeeze) => ({ page, squeeze })),
);

/** Whether this is the last attempt, which may break words and cut text that doesn't fit. */
export function isLastAttempt({ page, squeeze }: Attempt): boolean {
  return page === "text" && squeeze === 2;
}
