/** The ink of words in one line, in pixels of the bitmap. `bottoms` has the end of each column with ink of a mark. */
export interface InkedWords {
  line: number;
  /** Index of the span among those with a mark; negative for all words without one. */
  mark: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
  bottoms: number[];
}

/** A text's pixels, drawn with its lines so far apart that each has a band of rows for itself. */
export interface Ink {
  /** Pixels per CSS px. */
  scale: number;
  /** Distance of the text's box from the bitmap's left edge, pixels. */
  margin: number;
  /** The middle of each line on the slide, CSS px below the top of the text's box. */
  middlesPx: number[];
  /** The usual height of a line on the slide, in pixels of the bitmap. */
  lineHeight: number;
  /** Words with a mark, and words without one. */
  words: InkedWords[];
  plain: InkedWords[];
  /** Returns the ink at `x` in row `y` from the middle of a line's band. */
  inkAt: (line: number, x: number, y: number) => InkKind;
}

/** The part of a text's ink that doesn't depend on the place of its lines. */
export type DrawnInk = Pick<Ink, "words" | "plain" | "inkAt">;

/** No ink, ink of words without a mark, or ink of marked words. */
export type InkKind = "none" | "plain" | "marked";
