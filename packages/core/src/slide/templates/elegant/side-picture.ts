import type { Area, Scene } from "../../composition/scene.ts";

/** Share of a landscape stage's width that its picture takes, and design px to the right of it and over it. */
const widthShare = 0.36;
const rightEdge = 92;
const topEdge = 72;

/** Whether a picture stands in an arch at the right side of a landscape stage. */
export function hasSidePicture({ layout, media, shape }: Scene): boolean {
  return media !== null && shape === "landscape" && (layout === "cover" || layout === "picture");
}

export function sidePicture({ widthPx, heightPx, px }: Scene): Area {
  const width = Math.round(widthPx * widthShare);
  const y = px(topEdge);
  return { x: widthPx - px(rightEdge) - width, y, width, height: heightPx - y };
}

/** The width that it leaves to words, CSS px. */
export function besidePicture(scene: Scene): number {
  return Math.floor(sidePicture(scene).x - scene.px(rightEdge) - scene.px(100));
}
