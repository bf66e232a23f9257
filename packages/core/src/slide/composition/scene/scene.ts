import type { Sheet, TemplateColors } from "../../../design/colors/template-colors.ts";
import type { Tone } from "../../../design/tone.ts";
import type { SlideAlign } from "../../../layouts/slide-grounds.ts";
import { layoutKindOf, type SlideLayoutName } from "../../../layouts/layout-names.ts";
import type { SlideReading } from "../../../layouts/reading/slide-reading.ts";
import type { SlideContext, SlideMedia } from "../../slide-context.ts";
import type { Squeeze } from "../fit/composing.ts";
import type { Floors } from "../fit/fit.ts";

/**
 * A rectangle on the slide, CSS px from its top left. Templates are written left-to-right; slides are mirrored later.
 */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A circle; `x` and `y` are its centre, CSS px from the slide's top left. */
export interface Circle {
  x: number;
  y: number;
  radius: number;
}

/** The shape of a slide, by its ratio of height to width. Only `landscape` slides have two columns side by side. */
export type StageShape = "portrait" | "square" | "tall" | "landscape";

export interface Scene {
  context: SlideContext;
  /** The tone of the slide's background; null for the design's own. */
  tone: Tone | null;
  /** Whether the design's own background was chosen for this slide. */
  isPaper: boolean;
  /** The image behind the words of a slide with the tone `picture`; null on others. */
  backImage: SlideMedia | null;
  /** Alignment of headline and words as the slide's field `align` has it; null for the template's. */
  align: SlideAlign | null;
  colors: TemplateColors;
  reading: SlideReading;
  layout: SlideLayoutName;
  /** Whether the post's title is the slide's headline. If so, the top row omits the title. */
  isTitled: boolean;
  /** Maximum number of hashtags in the foot. */
  footTags: number;
  /** The slide's zero-based index, and the number of slides. */
  index: number;
  count: number;
  /** The layouts of all slides of the post, by index. */
  layouts: readonly SlideLayoutName[];
  /** Whether each slide of the post has an image or video. */
  hasMediaAt: readonly boolean[];
  media: SlideMedia | null;
  /** Area of a photo beside or above the text, or null. Relative to the part of the slide that is left to text. */
  photo: Area | null;
  /** Colours of the top row if a photo is behind it. */
  topSheet?: Sheet;
  /** Whether the foot has no hint that more slides follow, because an image is there. */
  hidesCue?: boolean;
  squeeze: Squeeze;
  widthPx: number;
  heightPx: number;
  shape: StageShape;
  /** Smallest readable font sizes on this slide. */
  floorPx: Floors;
  rtl: boolean;
  /** Converts design px to CSS px. Templates are designed for a slide of 1080 x 1350 design px. */
  px: (design: number) => number;
}

/** Returns the number of CSS px per design px on a slide of that size. */
export function unitOf(widthPx: number, heightPx: number): number {
  const shape = shapeOf(widthPx, heightPx);
  if (shape === "square") return 0.43;
  if (shape !== "landscape") return 0.5;
  return isLow(heightPx) ? 0.335 : 0.425;
}

/** Whether a slide is under 400 CSS px high. */
export function isLow(heightPx: number): boolean {
  return heightPx < 400;
}

export function shapeOf(widthPx: number, heightPx: number): StageShape {
  const ratio = heightPx / widthPx;
  if (ratio < 0.8) return "landscape";
  if (ratio < 1.1) return "square";
  return ratio > 1.5 ? "tall" : "portrait";
}

/** Whether the slide is wider than high, also if its headline is above the text as on a square slide. */
export function isLandscape({ widthPx, heightPx }: Pick<Scene, "widthPx" | "heightPx">): boolean {
  return shapeOf(widthPx, heightPx) === "landscape";
}

/** Smallest size of body text with a fixed size on a landscape slide, px on a phone where the slide is 360 px wide. */
const landscapeBody = { slidePx: 360, leastPx: 11 } as const;

/** Returns a fixed size of body text in CSS px: `design` design px, but readable on a phone. */
export function bodySize({ context, floorPx, px, squeeze }: Scene, design: number): number {
  const { stage } = context;
  const isShownSmall = isLandscape(stage) && squeeze === 0;
  const leastPx = isShownSmall
    ? (stage.widthPx / landscapeBody.slidePx) * landscapeBody.leastPx
    : 0;
  return Math.max(floorPx.body, px(design), leastPx);
}

/**
 * Whether a shape may cross the edge before slide `edge`. Both slides need a layout with space for the shape, and no
 * image.
 */
export function isOpenEdge({ layouts, hasMediaAt }: Scene, edge: number): boolean {
  return [edge - 1, edge].every((index) => {
    const layout = layouts[index];
    return layout !== undefined && layoutKindOf(layout) === "open" && !hasMediaAt[index];
  });
}

export function isTopLayout(layout: SlideLayoutName): boolean {
  return layoutKindOf(layout) === "top";
}

/** Layouts whose words have the alignment of the slide's field `align`. In others, it only moves the headline. */
const alignable: readonly SlideLayoutName[] = ["cover", "statement", "text"];

/** Returns the alignment of words without boxes; `own` is the template's. */
export function alignOf(
  { align, layout }: Pick<Scene, "align" | "layout">,
  own: SlideAlign,
): SlideAlign {
  return align !== null && alignable.includes(layout) ? align : own;
}

/** Returns the alignment of a headline; `own` is the template's. */
export function headlineAlign(scene: Scene, own: SlideAlign): SlideAlign {
  return isTopLayout(scene.layout) ? (scene.align ?? own) : alignOf(scene, own);
}

/** Whether the slide has light text on a dark background. */
export function isDark({ context }: Scene): boolean {
  return context.palette.scheme === "dark";
}
