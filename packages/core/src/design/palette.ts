/** A surface with its own text, such as a chip or a card; colours are CSS, surfaces may be translucent. */
export interface Surface {
  background: string;
  border: string;
  /** Reads on the surface over every ground at 4.5:1. */
  ink: string;
  /** For headings and marks on the surface; reads at 4.5:1. */
  accent: string;
}

/** A colour the user picked that would not have read, and what is drawn instead. */
export interface ColorAdjustment {
  role: "fontColor" | "primaryColor" | "secondaryColor";
  picked: string;
  drawn: string;
}

/** Every colour that a slide draws, derived from a design, so that all text reads (WCAG 2.2). Hex unless said otherwise. */
export interface Palette {
  scheme: "dark" | "light";
  /** CSS colour under everything. */
  backgroundColor: string;
  /** CSS `background-image` of the background type, or "none". */
  backgroundImage: string;
  /** Opaque colours that can lie under text anywhere on the stage: background, pattern, glows, ghost numeral, scrim. */
  grounds: string[];
  /** A translucent veil between background and content where no ink could read on the whole gradient. */
  scrim: string | null;
  /** Headers and body text: 4.5:1 on every ground. */
  ink: string;
  /** Secondary text (subtitle, small title, counter): 4.5:1 on every ground. */
  muted: string;
  /** The primary as small text: 4.5:1. */
  accent: string;
  /** The primary as large text (24 px, or 18.66 px bold, and up): 3:1. */
  accentLarge: string;
  /** Two ends of the gradient header and underline, each 3:1. */
  gradient: [from: string, to: string];
  /** The primary and secondary as picked, for decoration only. */
  primary: string;
  secondary: string;
  /** The pattern's colour with its alpha, and the ornament's lines. */
  pattern: string;
  /** Marker band behind words (header style "highlight") and the ink on it. */
  marker: Surface;
  chip: Surface;
  callout: Surface;
  leftColumn: Surface;
  rightColumn: Surface;
  adjustments: ColorAdjustment[];
}
