import type { TemplateColors } from "./colors/template-colors.ts";
import type { Scheme } from "./ground.ts";

/** A panel with its own text colours. Background and border are translucent (`rgba`). */
export interface Surface {
  background: string;
  /** The colour of a decorative hairline around the panel. */
  border: string;
  /** The text colour, with a contrast of 4.5:1 both on the panel and on the slide's background. */
  ink: string;
  /** The colour of headings and symbols on the panel, with the same contrast as `ink`. */
  accent: string;
}

/** A picked colour that isn't legible, and the colour drawn instead. */
export interface ColorAdjustment {
  role: "fontColor" | "primaryColor" | "secondaryColor";
  picked: string;
  drawn: string;
}

/** All colours of a slide, derived from a design so all text is legible (WCAG 2.2). `#rrggbb` unless noted. */
export interface Palette {
  /** Dark means light text on a dark background. */
  scheme: Scheme;
  /** CSS colour of the slide's lowest layer. */
  backgroundColor: string;
  /** CSS `background-image` of the background type, or "none". */
  backgroundImage: string;
  /** The darkest and the lightest colours that can be behind text. The scrim and the glows are included. */
  grounds: string[];
  /**
   * A translucent scrim (`rgba`) between background and decoration, if no text colour is legible on the whole
   * background.
   */
  scrim: string | null;
  /** Colour of headers and body text; 4.5:1 on the whole background. */
  ink: string;
  /** Colour of secondary text such as subtitle and counter, with 4.5:1 on the whole background. */
  muted: string;
  /** The primary for small text. If needed, it is lightened or darkened to a contrast of at least 4.5:1. */
  accent: string;
  /** Like `accent`, but with at least 3:1, for shapes, text from 24 px and bold text from 18.66 px. */
  accentLarge: string;
  /** Both ends of the gradient in headers and underlines. Every colour between them has at least 3:1. */
  gradient: [from: string, to: string];
  /** The unchanged primary and secondary, for decoration without text. */
  primary: string;
  secondary: string;
  /** Colour of the pattern's lines or dots (`rgba`). */
  pattern: string;
  /**
   * The glows' colours (`rgba`) at their highest opacity. Where the glows overlap, their opacities add up to at most
   * the higher one.
   */
  glow: { primary: string; secondary: string };
  /** The panel behind images, also drawn instead of an image that can't be shown. */
  imagePanel: Surface;
  template: TemplateColors;
  adjustments: ColorAdjustment[];
}
