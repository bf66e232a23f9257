import type { LuminanceSpan } from "../ground.ts";
import type { Block, Highlight, SmallHighlight } from "./highlight.ts";

/**
 * A background with legible colours. `ink`, `muted` and `accent` have at least 4.5:1 contrast, `accentLarge` and
 * `secondary` at least 3:1.
 */
export interface Sheet {
  /** CSS colour: `#rrggbb`, or translucent `rgba(…)`. */
  background: string;
  /** Luminances of all colours that can be behind the sheet's content. */
  span: LuminanceSpan;
  ink: string;
  /** The text colour of headlines: `ink`, or white on a vivid primary if white has a contrast of at least 3:1. */
  inkLarge: string;
  muted: string;
  accent: string;
  accentLarge: string;
  secondary: string;
  /** The style of highlighted words in a headline, where the other words are in `inkLarge`. */
  highlight: Highlight;
  /** The style of highlighted words in smaller text, where the other words are in `ink`. */
  smallHighlight: SmallHighlight;
  block: Block;
  /** The colour of a chart's largest bar and of emphasized symbols: the primary, the picked secondary, or `inkLarge`. */
  lead: string;
  /** The second colour of a gradient that starts with `accentLarge`. */
  blend: string;
  /**
   * Both ends of the gradient that fills letters. It starts with the primary or the secondary. If legible versions of
   * both would look like other colours, both ends are `ink`.
   */
  letterGradient: readonly [from: string, to: string];
  /** The colour of a decorative hairline (`rgba`). */
  line: string;
}

/** A sheet whose background is a gradient from `background` to `end`. Its text is legible on the whole gradient. */
export interface ShadedSheet extends Sheet {
  end: string;
}

/** Colours of a template's areas. Their text is legible with any colours that the user picks. */
export interface TemplateColors {
  paper: Sheet;
  /** Cards, rows and tables; `panelStrong` is more prominent. */
  panel: Sheet;
  panelStrong: Sheet;
  /** An area in the primary colour. Its lightness is changed if no text would be legible on it. */
  fill: ShadedSheet;
  /**
   * The colours of an emphasized card: `fill`, or another area that contrasts more with the background than the other
   * cards.
   */
  chosen: ShadedSheet;
  /** An area whose background is the text colour of `paper`. */
  inkField: Sheet;
  /** An area in the unchanged primary colour, with white or near-black text. */
  primary: Sheet;
  /** A dark area in the primary's hue. */
  deep: ShadedSheet;
  secondary: Sheet;
}
