import type { TemplateColors } from "./colors/template-colors.ts";
import type { Scheme } from "./ground.ts";

/** A surface with its own text; background and border are translucent `rgba(…)`. */
export interface Surface {
  background: string;
  /** A decorative hairline. */
  border: string;
  /** Contrast 4.5:1 on the surface over every ground, and on the grounds themselves. */
  ink: string;
  /** For headings and marks on the surface; same contrast as the ink. */
  accent: string;
}

/** An illegible colour picked by the user, and its replacement. */
export interface ColorAdjustment {
  role: "fontColor" | "primaryColor" | "secondaryColor";
  picked: string;
  drawn: string;
}

/** All colours of a slide, derived from a design so that all text is legible (WCAG 2.2). Hex unless noted. */
export interface Palette {
  /** Dark means light text on a dark ground. */
  scheme: Scheme;
  /** CSS colour below all layers. */
  backgroundColor: string;
  /** CSS `background-image` of the background type, or "none". */
  backgroundImage: string;
  /**
   * Opaque ranges of all colours behind text: background, scrim, glows and pattern on top of each other. Decoration
   * only counts with showBackgroundElements.
   */
  grounds: string[];
  /** A translucent scrim (`rgba`) between background and decoration, if no ink is legible on the whole background. */
  scrim: string | null;
  /** Headers and body text; 4.5:1 on every ground. */
  ink: string;
  /** Secondary text (subtitle, small title, counter); 4.5:1 on every ground. */
  muted: string;
  /** The primary for small text; 4.5:1. */
  accent: string;
  /** The primary for marks and large text (from 24 px, or 18.66 px bold); 3:1. */
  accentLarge: string;
  /** Ends of the gradient in headers and underlines; all colours between them have 3:1. */
  gradient: [from: string, to: string];
  /** The unchanged primary and secondary, for decoration without text. */
  primary: string;
  secondary: string;
  /** The pattern (`rgba`). */
  pattern: string;
  /**
   * The highest opacity of a template's glows (`rgba`); 0 if it has none. Where two glows overlap, their opacities add
   * up to at most the higher one.
   */
  glow: { primary: string; secondary: string };
  /** The surface behind images, and in place of images that can't be shown. */
  imagePanel: Surface;
  /** Colours for the template's compositions. */
  template: TemplateColors;
  adjustments: ColorAdjustment[];
}
