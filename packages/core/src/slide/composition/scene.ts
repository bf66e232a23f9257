import type { Sheet, TemplateColors } from "../../design/colors/template-colors.ts";
import { stanceOf, type SlideLayoutName } from "../../layouts/layout-names.ts";
import type { SlideReading } from "../../layouts/reading/slide-reading.ts";
import type { SlideContext, SlideMedia } from "../slide-context.ts";
import type { Squeeze } from "./composing.ts";
import type { Floors } from "./fit.ts";

/** A rectangle on the stage, CSS px from its top left; compositions are written left to right and mirrored at the end. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A circle around a point of the stage, CSS px. */
export interface Circle {
  x: number;
  y: number;
  radius: number;
}

/** The stage's shape by its ratio of height to width; `landscape` has two columns side by side, all others one. */
export type StageShape = "portrait" | "square" | "tall" | "landscape";

/** Input of a composer for one slide. */
export interface Scene {
  context: SlideContext;
  colors: TemplateColors;
  reading: SlideReading;
  layout: SlideLayoutName;
  /** Whether the slide's words include the title in large type, so that the furniture omits it. */
  isTitled: boolean;
  /** Maximum number of hashtags in the foot. */
  footTags: number;
  /** The slide's zero-based index, and the number of slides. */
  index: number;
  count: number;
  /** The layouts of all slides of the post, in order. */
  layouts: readonly SlideLayoutName[];
  /** Which slides of the post have a picture. */
  pictures: readonly boolean[];
  media: SlideMedia | null;
  /**
   * Place of the slide's photograph, relative to the part of the stage that is left to words; null if there is none.
   */
  photo: Area | null;
  /** Colours of the top row if a photograph is under it. */
  topSheet?: Sheet;
  squeeze: Squeeze;
  widthPx: number;
  heightPx: number;
  shape: StageShape;
  /** Minimum readable type sizes on this stage. */
  floorPx: Floors;
  rtl: boolean;
  /** Converts design px to CSS px: templates are designed for 1080 x 1350 and scaled to the stage. */
  px: (design: number) => number;
}

/** CSS px per design px on a stage; 0.5 at 4:5. */
export function unitOf(widthPx: number, heightPx: number): number {
  const shape = shapeOf(widthPx, heightPx);
  if (shape === "square") return 0.43;
  if (shape !== "landscape") return 0.5;
  return isLow(heightPx) ? 0.335 : 0.425;
}

/** Whether a stage is so low (under 400 CSS px) that a full slide's headline spans its width above the words. */
export function isLow(heightPx: number): boolean {
  return heightPx < 400;
}

export function shapeOf(widthPx: number, heightPx: number): StageShape {
  const ratio = heightPx / widthPx;
  if (ratio < 0.8) return "landscape";
  if (ratio < 1.1) return "square";
  return ratio > 1.5 ? "tall" : "portrait";
}

/**
 * Whether a shape may cross the edge before slide `edge`: both slides exist, have open layouts, and have no picture.
 */
export function isOpenEdge({ layouts, pictures }: Scene, edge: number): boolean {
  return [edge - 1, edge].every((index) => {
    const layout = layouts[index];
    return layout !== undefined && stanceOf(layout) === "open" && !pictures[index];
  });
}

export function isTopLayout(layout: SlideLayoutName): boolean {
  return stanceOf(layout) === "top";
}

/** Whether the slide has light words on a dark background. */
export function isDark({ context }: Scene): boolean {
  return context.palette.scheme === "dark";
}
