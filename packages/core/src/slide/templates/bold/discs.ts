import { disc } from "../../composition/place.ts";
import { furnitureEdges } from "../../composition/furniture.ts";
import type { Circle, Scene } from "../../composition/scene.ts";
import type { SlideNode } from "../../../drawing/node.ts";
import type { SlideLayoutName } from "../../../layouts/layout-names.ts";
import { fieldOf, hasFields } from "./fields.ts";
import { titleNumber } from "../../composition/title-number.ts";

/** A disc and its colour. */
interface Disc extends Circle {
  color: string;
}

/** Layouts that leave the upper half of their side edges free. */
const discLayouts: readonly SlideLayoutName[] = ["cover", "statement", "number"];

/** Distance from the top row's upper edge to a disc, and the radius of a disc; design px. */
const discTop = 44;
const radii = { portrait: 112, square: 96, tall: 130, landscape: 116 } as const;

function placeOf(scene: Scene): { y: number; radius: number } {
  const { shape, px } = scene;
  const radius = px(radii[shape]);
  return { y: furnitureEdges(scene).topPx + px(discTop) + radius, radius };
}

/** Whether the slides before and after an edge share a disc; both know all layouts, so both get the same answer. */
function hasEdgeDisc(scene: Scene, edge: number): boolean {
  const { layouts, pictures, shape } = scene;
  const [before, after] = [layouts[edge - 1], layouts[edge]];
  if (
    !before ||
    !after ||
    hasPhoto(before, pictures[edge - 1]) ||
    hasPhoto(after, pictures[edge])
  ) {
    return false;
  }
  // On a low slide, a number fills the disc's room.
  const isLow = shape === "square" || shape === "landscape";
  if (isLow && (before === "number" || after === "number")) return false;
  const isNumeralThere = shape === "landscape" && before === "cover" && titleNumber(scene) !== null;
  return !isNumeralThere && discLayouts.includes(before) && discLayouts.includes(after);
}

/** Whether a photograph covers the disc's place; a cover's picture leaves the edge free. */
function hasPhoto(layout: SlideLayoutName, hasPicture = false): boolean {
  return hasPicture && layout !== "cover";
}

/** A shared disc's colour: the secondary if either slide's ground is the primary, else the primary. */
function colorAt(scene: Scene, edge: number): string {
  const { layouts, context } = scene;
  const isPrimary = [layouts[edge - 1], layouts[edge]].some(
    (layout) => layout && fieldOf(scene, layout) === "primary",
  );
  return isPrimary ? context.palette.secondary : context.palette.primary;
}

/** The slide's discs: those shared with its neighbours, or else a cover's own disc if it has no picture. */
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
  if (isBare && !(scene.shape === "landscape" && titleNumber(scene))) {
    discs.push({ x: widthPx - px(72) - radius, y, radius, color: context.palette.secondary });
  }
  return discs;
}

/** `y` of the lowest point of the slide's discs, CSS px; 0 without discs. */
export function discsBottom(scene: Scene): number {
  return Math.max(0, ...discsOf(scene).map(({ y, radius }) => y + radius));
}

export function drawDiscs(scene: Scene): SlideNode[] {
  return discsOf(scene).map(({ color, ...circle }) => disc(circle, { backgroundColor: color }));
}
