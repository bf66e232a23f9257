import type { Ornament } from "./design.ts";

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

/** The decoration of each template, as data that one painter reads. */
export const ornamentShapes: Record<Ornament, readonly OrnamentShape[]> = {
  modern: [
    { shape: "glow", at: { x: 1, y: 0 }, radius: 0.72, color: "primary" },
    { shape: "glow", at: { x: 0, y: 1 }, radius: 0.5, color: "secondary" },
    { shape: "triangle", corner: "bottom-right", sizePx: 62, by: "corner" },
  ],
  minimal: [{ shape: "hairline", insetPx: 30, by: "corner" }],
  bold: [
    { shape: "band", edge: "left", thicknessPx: 13, from: 0, to: 1 },
    { shape: "numeral", size: 0.5 },
  ],
  elegant: [
    { shape: "frame", insetPx: 16, widthPx: 1, radiusPx: 0, strength: 1 },
    { shape: "frame", insetPx: 21, widthPx: 1, radiusPx: 0, strength: 0.5 },
    { shape: "diamond", corner: "top-right", insetPx: 18.5, sizePx: 17, by: "corner" },
    { shape: "diamond", corner: "bottom-left", insetPx: 18.5, sizePx: 17, by: "corner" },
  ],
  corporate: [
    { shape: "grid", stepPx: 36, strength: 1 },
    { shape: "glow", at: { x: 1, y: 0.1 }, radius: 0.7, color: "primary" },
    { shape: "band", edge: "top", thicknessPx: 9, from: 0.66, to: 1 },
    { shape: "chart", widthPx: 112, heightPx: 40, by: "corner" },
  ],
  dark: [
    { shape: "glow", at: { x: 0.5, y: 1.08 }, radius: 0.78, color: "primary" },
    { shape: "glow", at: { x: 0, y: 0 }, radius: 0.34, color: "secondary" },
    { shape: "frame", insetPx: 18, widthPx: 1.5, radiusPx: 18, strength: 1.6 },
  ],
};
