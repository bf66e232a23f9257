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

/** How a stage is composed: one column, one low column, or two columns side by side. */
export type StageShape = "portrait" | "square" | "tall" | "landscape";

/** Everything that a composer draws one slide from. */
export interface Scene {
  context: SlideContext;
  colors: TemplateColors;
  reading: SlideReading;
  layout: SlideLayoutName;
  /** The title stands large among the slide's words, so that the furniture leaves it out. */
  isTitled: boolean;
  /** How many hashtags the foot shows at most. */
  footTags: number;
  /** From 0, and of how many. */
  index: number;
  count: number;
  /** The layouts of all slides of the post, in order. */
  layouts: readonly SlideLayoutName[];
  /** Which slides of the post have a picture. */
  pictures: readonly boolean[];
  media: SlideMedia | null;
  /** The place of the slide's photograph on the stage that it leaves to words; null without one. */
  photo: Area | null;
  /** What the top row is on, if a photograph is under it. */
  topSheet?: Sheet;
  squeeze: Squeeze;
  widthPx: number;
  heightPx: number;
  shape: StageShape;
  /** The least readable sizes on its stage. */
  floorPx: Floors;
  rtl: boolean;
  /** A length of the design in CSS px: templates are designed on 1080 x 1350 and shrink with the stage. */
  px: (design: number) => number;
}

/** CSS px of a design px on a stage; 0.5 at 4:5. */
export function unitOf(widthPx: number, heightPx: number): number {
  const shape = shapeOf(widthPx, heightPx);
  if (shape === "square") return 0.43;
  if (shape !== "landscape") return 0.5;
  return isLow(heightPx) ? 0.335 : 0.425;
}

/** Whether a stage is so low that a full slide has its headline over its whole width, not beside its words. */
export function isLow(heightPx: number): boolean {
  return heightPx < 400;
}

export function shapeOf(widthPx: number, heightPx: number): StageShape {
  const ratio = heightPx / widthPx;
  if (ratio < 0.8) return "landscape";
  if (ratio < 1.1) return "square";
  return ratio > 1.5 ? "tall" : "portrait";
}

/** Whether a shape may cross the edge between a slide and the one before it: both are open, and it is a real edge. */
export function isOpenEdge({ layouts, pictures }: Scene, edge: number): boolean {
  return [edge - 1, edge].every((index) => {
    const layout = layouts[index];
    return layout !== undefined && stanceOf(layout) === "open" && !pictures[index];
  });
}

export function isTopLayout(layout: SlideLayoutName): boolean {
  return stanceOf(layout) === "top";
}

/** Whether light words stand on a dark ground. */
export function isDark({ context }: Scene): boolean {
  return context.palette.scheme === "dark";
}
