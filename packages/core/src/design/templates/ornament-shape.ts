/** Where a shape is anchored: fractions of the stage's width and height. */
interface Anchor {
  x: number;
  y: number;
}

export type Corner = "top-left" | "top-right" | "bottom-left" | "bottom-right";

/**
 * One drawn shape of an ornament. Lengths in CSS px unless said otherwise; `by: "corner"` shapes are switched by
 * `cornerAccent`, all others by `showBackgroundElements`.
 */
export type OrnamentShape =
  /** A radial glow; `radius` is a fraction of the stage's shorter side. */
  | { shape: "glow"; at: Anchor; radius: number; color: "primary" | "secondary" }
  /** A bar along an edge, from and to as fractions of its length, filled primary to secondary. */
  | {
      shape: "band";
      edge: "left" | "top";
      thicknessPx: number;
      from: number;
      to: number;
      by?: "corner";
    }
  /** A thin rectangle inside the edges. */
  | { shape: "frame"; insetPx: number; widthPx: number; radiusPx: number; strength: number }
  /** A thin line near the bottom edge. */
  | { shape: "hairline"; insetPx: number; by?: "corner" }
  | { shape: "grid"; stepPx: number; strength: number }
  /** The slide's number, huge and pale, running out of the bottom right corner. */
  | { shape: "numeral"; size: number }
  | { shape: "triangle"; corner: Corner; sizePx: number; by: "corner" }
  | { shape: "diamond"; corner: Corner; insetPx: number; sizePx: number; by: "corner" }
  /** A small line chart in the bottom right corner. */
  | { shape: "chart"; widthPx: number; heightPx: number; by: "corner" };

/** The shape of that name. */
export type ShapeOf<Name extends OrnamentShape["shape"]> = Extract<OrnamentShape, { shape: Name }>;
