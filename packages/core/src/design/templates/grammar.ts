import type { Scheme } from "../ground.ts";

/**
 * A colour stop of a template's background. The colour has the hue of the design's primary colour by default, the
 * lightness `l` and the chroma `c` (OKLCH).
 */
export interface GroundStop {
  l: number;
  c: number;
  hue?: "primary" | "secondary";
  /** Position in the gradient, 0 (start) to 1 (end). */
  offset: number;
}

/** A template's background: a linear gradient of similar colours. */
export interface GroundRecipe {
  /** 180 by default. */
  angleDeg?: number;
  stops: readonly [GroundStop, GroundStop, ...GroundStop[]];
}

/**
 * A card's colour: `shift` is the difference in lightness (OKLab) from the background, and `chroma` the maximum chroma.
 * `whiteOpacity` is the opacity of a white layer in the dark scheme.
 */
export type PanelRecipe = { shift: number; chroma: number } | { whiteOpacity: number };

/** Lightness (OKLCH) of a tone of the primary, and the factor of the primary's chroma. */
export interface ToneStop {
  l: number;
  share: number;
}

/** The two kinds of cards of a template. */
export interface SurfaceRecipe {
  panel: PanelRecipe;
  panelStrong: PanelRecipe;
}

/** A template's drawing style as data. A design refers to it by its `ornament`. */
export interface Grammar {
  /** The background that is drawn if the design has the same `backgroundType` as the template's `values`. */
  ground: GroundRecipe;
  /** Lightness and chroma factor of the background `accent` at top and foot; null for the primary's legible fill. */
  accent: readonly [top: ToneStop, foot: ToneStop] | null;
  /** Layouts whose automatic background the template chooses itself. */
  ownGrounds?: readonly string[];
  /** The background that alternates with the design's own. */
  second: "tint" | "accent";
  surfaces: SurfaceRecipe;
  /** The second colour of decoration (`#rrggbb`), unless the user picked a secondary colour. */
  companion: string;
  /** Menu label that describes the drawing style, e.g. "Poster blocks". */
  label: string;
  /** Maximum opacity of the template's glows in each scheme; reduced if text would become illegible. */
  glow: Readonly<Record<Scheme, number>>;
}
