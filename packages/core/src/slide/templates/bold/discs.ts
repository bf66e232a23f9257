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

/** Design px: between the top row and a disc, and a disc's radius. */
const discTop = 44;
const radii = { portrait: 112, square: 96, tall: 130, landscape: 116 } as const;

function placeOf(scene: Scene): { y: number; radius: number } {
  const { shape, px } = scene;
  const radius = px(radii[shape]);
  return { y: furnitureEdges(scene).topPx + px(discTop) + radius, radius };
}

/** Whether a disc lies half on the slide before an edge and half on the one after it: a matter of layouts, which both know. */
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
  // On a low slide the number takes the room.
  const isLow = shape === "square" || shape === "landscape";
  if (isLow && (before === "number" || after === "number")) return false;
  const isNumeralThere = shape === "landscape" && before === "cover" && titleNumber(scene) !== null;
  return !isNumeralThere && discLayouts.includes(before) && discLayouts.includes(after);
}

/** Whether a photograph is where a disc would be; a cover leaves its edge free. */
function hasPhoto(layout: SlideLayoutName, hasPicture = false): boolean {
  return hasPicture && layout !== "cover";
}

/** On neighbours of which one is the primary the disc is the secondary, else the primary. */
function colorAt(scene: Scene, edge: number): string {
  const { layouts, context } = scene;
  const isPrimary = [layouts[edge - 1], layouts[edge]].some(
    (layout) => layout && fieldOf(scene, layout) === "primary",
  );
  return isPrimary ? context.palette.secondary : context.palette.primary;
}

/** The slide's discs: those on its open edges, and a cover's own where its edge is closed. */
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

/** Where the room under the discs begins; 0 without any. */
export function discsBottom(scene: Scene): number {
  return Math.max(0, ...discsOf(scene).map(({ y, radius }) => y + radius));
}

export function drawDiscs(scene: Scene): SlideNode[] {
  return discsOf(scene).map(({ color, ...circle }) => disc(circle, { backgroundColor: color }));
}
