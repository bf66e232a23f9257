import type { SlideNode } from "../../../drawing/node.ts";
import { slideImage } from "../../composition/photo/slide-image.ts";
import { inset } from "../../composition/scene/boxes.ts";
import type { Area, Scene } from "../../composition/scene/scene.ts";
import { archRings } from "./parts.ts";

/** Width of the image, as a fraction of a landscape slide's width. */
const widthShare = 0.36;
/** Space right of the image, design px. */
const rightEdge = 92;
/** Space above the image, design px. */
const topEdge = 72;

/** Whether an image is in an arch at the right of a landscape slide. */
export function hasSideImage({ layout, media, shape }: Scene): boolean {
  return media !== null && shape === "landscape" && (layout === "cover" || layout === "picture");
}

function sideImageArea({ widthPx, heightPx, px }: Scene): Area {
  const width = Math.round(widthPx * widthShare);
  const y = px(topEdge);
  return { x: widthPx - px(rightEdge) - width, y, width, height: heightPx - y };
}

/** Returns the width of the text beside an image in an arch, CSS px. */
export function widthBesideImage(scene: Scene): number {
  return Math.floor(sideImageArea(scene).x - scene.px(rightEdge) - scene.px(100));
}

/**
 * Returns the area of the image's arch, and the area left for text. On a landscape slide the arch is at the right,
 * otherwise in the middle.
 */
export function placeArchedImage(
  scene: Scene,
  whole: Area,
  { gapPx, ...own }: { width: number; y: number; height: number; gapPx: number },
): { isSide: boolean; frame: Area; area: Area } {
  if (hasSideImage(scene)) {
    const frame = sideImageArea(scene);
    const width = Math.floor(frame.x - whole.x - scene.px(100));
    return { isSide: true, frame, area: { ...whole, width } };
  }
  const frame = { ...own, x: (scene.widthPx - own.width) / 2 };
  const area = inset(whole, { top: frame.y + frame.height + gapPx - whole.y });
  return { isSide: false, frame, area: { ...area, width: Math.floor(area.width) } };
}

/**
 * Draws the image in an arch with thin lines around it. On a landscape slide, the lines extend below the slide's edge.
 */
export function drawArchedImage(
  scene: Scene,
  frame: Area,
  lines: { count: number; step: number },
): (SlideNode | null)[] {
  const radius = frame.width / 2;
  const isSide = hasSideImage(scene);
  const around = isSide ? { ...frame, height: frame.height + scene.px(20) } : frame;
  return [
    ...archRings(scene, around, { ...lines, color: scene.colors.paper.accentLarge }),
    slideImage(scene, frame, {
      style: { borderTopLeftRadius: radius, borderTopRightRadius: radius },
    }),
  ];
}
