import type { TemplateColors } from "./colors/template-colors.ts";
import type { Scheme } from "./ground.ts";

/** A surface with its own text; background and border are translucent `rgba(…)`. */
export interface Surface {
  background: string;
  /** A decorative hairline. */
  border: string;
  /** Reads at 4.5:1 on the surface over every ground, and on the grounds themselves. */
  ink: string;
  /** For headings and marks on the surface; reads like the ink. */
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
  /** Dark: light text on a dark ground. */
  scheme: Scheme;
  /** CSS colour under everything. */
  backgroundColor: string;
  /** CSS `background-image` of the background type, or "none". */
  backgroundImage: string;
  /**
   * Opaque colours that bound all that can lie under text: background, scrim, glows and pattern, one
   * over the other. The decoration counts only when showBackgroundElements is on.
   */
  grounds: string[];
  /**
   * A translucent veil (`rgba`) straight over the background, under the decoration, where no ink could read on the whole
   * gradient.
   */
  scrim: string | null;
  /** Headers and body text: 4.5:1 on every ground. */
  ink: string;
  /** Secondary text (subtitle, small title, counter): 4.5:1 on every ground. */
  muted: string;
  /** The primary as small text: 4.5:1. */
  accent: string;
  /** The primary as large text (24 px, or 18.66 px bold, and up) and as marks: 3:1. */
  accentLarge: string;
  /** Two ends of the gradient header and underline; each and all between them 3:1. */
  gradient: [from: string, to: string];
  /** The primary and secondary as picked, for decoration that text does not cross. */
  primary: string;
  secondary: string;
  /** The pattern (`rgba`). */
  pattern: string;
  /**
   * The strongest point of a template's glows (`rgba`); opacity 0 where the template has none. Glows stand apart: where
   * two meet, their opacities together are no more than the stronger one's.
   */
  glow: { primary: string; secondary: string };
  /** Behind images, and in place of those that can't be shown. */
  imagePanel: Surface;
  /** What the template's compositions draw with. */
  template: TemplateColors;
  adjustments: ColorAdjustment[];
}
