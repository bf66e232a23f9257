import type { LuminanceSpan } from "../ground.ts";
import type { Highlight } from "./highlight.ts";

/**
 * A background colour with legible colours on it: ink, muted and accent have a contrast of 4.5:1, `accentLarge` and
 * `secondary` (large type and marks) 3:1.
 */
export interface Sheet {
  /** CSS colour: `#rrggbb`, or translucent `rgba(…)`. */
  background: string;
  /** Luminances of all colours that can be behind the sheet's content. */
  span: LuminanceSpan;
  ink: string;
  /** For headlines: the ink; white on a vivid field, if its contrast is 3:1. */
  inkLarge: string;
  muted: string;
  accent: string;
  accentLarge: string;
  secondary: string;
  /** Highlighted words among words in `inkLarge`, and among smaller ones in `ink`. */
  highlight: Highlight;
  smallHighlight: Highlight;
  /** Highlighted words that are always on a band. */
  bandHighlight: Highlight;
  /** The second colour of a gradient from `accentLarge`. */
  blend: string;
  /** Ends of the gradient in letters, from the first picked colour that keeps its lightness; the ink twice if none. */
  letterGradient: readonly [from: string, to: string];
  /** A decorative hairline (`rgba`). */
  line: string;
}

/** A sheet with a gradient to a second colour, whose contrast with the inks is at least as high. */
export interface ShadedSheet extends Sheet {
  end: string;
}

/** Further colours of a template, legible whatever colours the user picks. */
export interface TemplateColors {
  /** The slide's background. */
  paper: Sheet;
  /** Cards, rows and tables; the second kind is more prominent. */
  panel: Sheet;
  panelStrong: Sheet;
  /** The primary as a solid field, even under small text; its lightness is changed if no ink is legible on it. */
  fill: ShadedSheet;
  /** The ink as a field's background. */
  inkField: Sheet;
  /** The unchanged primary, with white or black text. */
  primary: Sheet;
  /** A dark field of the primary's hue. */
  deep: ShadedSheet;
  /** The secondary as a field's background. */
  secondary: Sheet;
}
