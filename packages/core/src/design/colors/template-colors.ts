/**
 * A colour that things are read on, and what reads on it. Ink, muted and accent have 4.5:1 on it, `accentLarge` and
 * `secondary` 3:1, for large type and marks.
 */
export interface Sheet {
  /** CSS colour: `#rrggbb`, or `rgba(…)` where what lies under it shows. */
  background: string;
  ink: string;
  /** For headlines: the ink, or on a vivid field white where that has 3:1. */
  inkLarge: string;
  muted: string;
  accent: string;
  accentLarge: string;
  secondary: string;
  /** A decorative hairline (`rgba`). */
  line: string;
}

/** A sheet that runs into a second colour, which is as far or farther from its inks. */
export interface ShadedSheet extends Sheet {
  end: string;
}

/** The colours of a template beyond those of its ground, all of which read whatever colours were picked. */
export interface TemplateColors {
  /** The slide's own ground. */
  paper: Sheet;
  /** Cards, rows and tables; the second stands out from the first. */
  panel: Sheet;
  panelStrong: Sheet;
  /** The primary as a solid field under small words too, moved in lightness where no ink would read on it. */
  fill: ShadedSheet;
  /** The ink as a field. */
  inkField: Sheet;
  /** The primary as it was picked, under whichever of white and black reads. */
  primary: Sheet;
  /** A dark field of the primary's hue. */
  deep: ShadedSheet;
  /** The secondary as a field. */
  secondary: Sheet;
}
