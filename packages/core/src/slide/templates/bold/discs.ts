import { disc } from "../../composition/scene/boxes.ts";
import { furnitureEdges } from "../../composition/furniture/furniture.ts";
import type { Circle, Scene } from "../../composition/scene/scene.ts";
import type { SlideNode } from "../../../drawing/node.ts";
import type { SlideLayoutName } from "../../../layouts/layout-names.ts";
import { fieldOf, hasFields, ornamentOnPrimary } from "./fields.ts";
import { titleNumber } from "../../composition/scene/title-number.ts";

interface Disc extends Circle {
  color: string;
}

/** Layouts without text at the left and right edges of the slide's upper half. */
const discLayouts: readonly SlideLayoutName[] = ["cover", "statement", "number"];

/** Distance between the top row's upper edge and a disc, design px. */
const discTop = 44;
/** Radius of a disc, design px. */
const radii = { portrait: 112, square: 96, tall: 130, landscape: 116 } as const;

function placeOf(scene: Scene): { y: number; radius: number } {
  const { shape, px } = scene;
  const radius = px(radii[shape]);
  return { y: furnitureEdges(scene).topPx + px(discTop) + radius, radius };
}

/** Whether the slides before and after an edge share a disc. Each slide computes the same result and draws its half. */
function hasEdgeDisc(scene: Scene, edge: number): boolean {
  const { layouts, hasMediaAt, shape } = scene;
  const [before, after] = [layouts[edge - 1], layouts[edge]];
  if (
    !before ||
    !after ||
    hasPhoto(before, hasMediaAt[edge - 1]) ||
    hasPhoto(after, hasMediaAt[edge])
  ) {
    return false;
  }
  // On a square or landscape slide, a number needs the space of the disc.
  const isLow = shape === "square" || shape === "landscape";
  if (isLow && (before === "number" || after === "number")) return false;
  // A cover's title needs the disc's space, unless the cover has an image, or the title starts with a number. That
  // number is drawn above the title, except on a landscape slide.
  const isFree = hasMediaAt[edge - 1] || (shape !== "landscape" && titleNumber(scene) !== null);
  const isFilled = before === "cover" && !isFree;
  return !isFilled && discLayouts.includes(before) && discLayouts.includes(after);
}

/** Whether a photo covers the place of the disc. The image of a cover never covers it. */
function hasPhoto(layout: SlideLayoutName, hasMedia = false): boolean {
  return hasMedia && layout !== "cover";
}

/**
 * Returns the colour of a disc between two slides: that of `ornamentOnPrimary` if either slide has a primary-coloured
 * background, else the primary colour.
 */
function colorAt(scene: Scene, edge: number): string {
  const { layouts, context } = scene;
  const isPrimary = [layouts[edge - 1], layouts[edge]].some(
    (layout) => layout && fieldOf(scene, layout) === "primary",
  );
  return isPrimary ? ornamentOnPrimary(scene) : context.palette.primary;
}

/**
 * Returns the discs that the slide shares with its neighbours. If a cover has none and its title starts with a number,
 * it gets its own disc.
 */
export function discsOf(scene: Scene): Disc[] {
  const { index, widthPx, context, layout, px } = scene;
  if (!context.design.cornerAccent || !hasFields(scene) || !discLayouts.includes(layout)) return [];
  const { y, radius } = placeOf(scene);
  const discs: Disc[] = [];
  for (const edge of [index, index + 1]) {
    if (!hasEdgeDisc(scene, edge)) continue;
    discs.push({ x: edge === index ? 0 : widthPx, y, radius, color: colorAt(scene, edge) });
  }
  const isBare = layout === "cover" && scene.media === null && discs.length === 0;
  if (isBare && scene.shape !== "landscape" && titleNumber(scene)) {
    discs.push({ x: widthPx - px(72) - radius, y, radius, color: ornamentOnPrimary(scene) });
  }
  return discs;
}

/** Returns the `y` of the discs' lowest point, CSS px; 0 without discs. */
export function discsBottom(scene: Scene): number {
  return Math.max(0, ...discsOf(scene).map(({ y, radius }) => y + radius));
}

export function drawDiscs(scene: Scene): SlideNode[] {
  return discsOf(scene).map(({ color, ...circle }) => disc(circle, { backgroundColor: color }));
}
