import type { Scheme } from "../ground.ts";

/** A colour of a template's ground: the hue of the primary or secondary at that lightness and chroma (OKLCH). */
export interface GroundStop {
  l: number;
  c: number;
  hue: "primary" | "secondary";
  /** 0 to 1. */
  offset: number;
}

/** A template's own ground: a linear gradient of colours that are close to each other. */
export interface GroundRecipe {
  angleDeg: number;
  stops: readonly [GroundStop, GroundStop, ...GroundStop[]];
}

/** A card: `shift` is how far its lightness lies from the ground's (OKLab), `veil` the opacity of white over the ground. */
export type PanelRecipe = { shift: number; chroma: number } | { veil: number };

/** The two kinds of cards of a template. */
export interface SurfaceRecipe {
  panel: PanelRecipe;
  panelStrong: PanelRecipe;
}

/** In what hand a template's slides are drawn, as data. A design names one by its `ornament`. */
export interface Grammar {
  /** Under a design that has the template's own background type. */
  ground: GroundRecipe;
  surfaces: SurfaceRecipe;
  /** What the menus call it: what it shows, not the template it comes from. */
  label: string;
  /** The strongest point of its glows, as an opacity on each kind of ground; weakened where text would suffer. */
  glow: Readonly<Record<Scheme, number>>;
  /** How pictures are drawn where their slide does not say; absent means in their own colours. */
  pictureTone?: "duotone";
}
