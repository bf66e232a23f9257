import type { SlideNode } from "../../../drawing/node.ts";
import { picture } from "../../composition/picture.ts";
import { inset } from "../../composition/place.ts";
import type { Area, Scene } from "../../composition/scene.ts";
import { archRings } from "./parts.ts";

/**
 * Width of the picture as a fraction of a landscape stage's width, and the space right of and above the picture,
 * design px.
 */
const widthShare = 0.36;
const rightEdge = 92;
const topEdge = 72;

/** Whether a picture stands in an arch at the right side of a landscape stage. */
export function hasSidePicture({ layout, media, shape }: Scene): boolean {
  return media !== null && shape === "landscape" && (layout === "cover" || layout === "picture");
}

function sidePicture({ widthPx, heightPx, px }: Scene): Area {
  const width = Math.round(widthPx * widthShare);
  const y = px(topEdge);
  return { x: widthPx - px(rightEdge) - width, y, width, height: heightPx - y };
}

/** Width of the words beside a picture at the side, CSS px. */
export function besidePicture(scene: Scene): number {
  return Math.floor(sidePicture(scene).x - scene.px(rightEdge) - scene.px(100));
}

/** Places the arch at the side of a landscape stage, else centred, and returns the area left for words. */
export function placePicture(
  scene: Scene,
  whole: Area,
  { gapPx, ...own }: { width: number; y: number; height: number; gapPx: number },
): { isSide: boolean; frame: Area; area: Area } {
  if (hasSidePicture(scene)) {
    const frame = sidePicture(scene);
    const width = Math.floor(frame.x - whole.x - scene.px(100));
    return { isSide: true, frame, area: { ...whole, width } };
  }
  const frame = { ...own, x: (scene.widthPx - own.width) / 2 };
  const area = inset(whole, { top: frame.y + frame.height + gapPx - whole.y });
  return { isSide: false, frame, area: { ...area, width: Math.floor(area.width) } };
}

/** The picture in an arch with thin lines around it. At the side, the lines run off the stage's lower edge. */
export function archedPicture(
  scene: Scene,
  frame: Area,
  lines: { count: number; step: number },
): (SlideNode | null)[] {
  const radius = frame.width / 2;
  const isSide = hasSidePicture(scene);
  const around = isSide ? { ...frame, height: frame.height + scene.px(20) } : frame;
  return [
    ...archRings(scene, around, { ...lines, color: scene.colors.paper.accentLarge }),
    picture(scene, frame, {
      style: { borderTopLeftRadius: radius, borderTopRightRadius: radius },
    }),
  ];
}
