import type { Scheme } from "../ground.ts";

/** A colour of a template's ground: the hue of the primary or secondary at that lightness and chroma (OKLCH). */
export interface GroundStop {
  l: number;
  c: number;
  hue: "primary" | "secondary";
  /** 0 to 1. */
  offset: number;
}

/** A template's background: a linear gradient of similar colours. */
export interface GroundRecipe {
  angleDeg: number;
  stops: readonly [GroundStop, GroundStop, ...GroundStop[]];
}

/** A card: `shift` is its lightness difference from the ground (OKLab), `veil` the opacity of white over the ground. */
export type PanelRecipe = { shift: number; chroma: number } | { veil: number };

/** The two kinds of cards of a template. */
export interface SurfaceRecipe {
  panel: PanelRecipe;
  panelStrong: PanelRecipe;
}

/** A template's drawing style as data. A design refers to it by its `ornament`. */
export interface Grammar {
  /** The background of designs that have the template's background type. */
  ground: GroundRecipe;
  surfaces: SurfaceRecipe;
  /** The second colour of ornaments (`#rrggbb`) if the design's secondary is the default one. */
  companion: string;
  /** Menu label: describes the ornament rather than naming the template. */
  label: string;
  /** Maximum opacity of the template's glows in each scheme; reduced if text would become illegible. */
  glow: Readonly<Record<Scheme, number>>;
}
