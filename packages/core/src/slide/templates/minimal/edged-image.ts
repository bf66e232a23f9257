import type { BoxNode } from "../../../drawing/node.ts";
import { slideImage } from "../../composition/photo/slide-image.ts";
import { boxAt } from "../../composition/scene/boxes.ts";
import type { Area, Scene } from "../../composition/scene/scene.ts";

/** Draws the image with a hairline, so an image as light as the background has an edge. */
export function drawEdgedImage(scene: Scene, area: Area): BoxNode | null {
  const { px, colors, widthPx } = scene;
  const linePx = Math.max(1, px(2));
  // At the slide's edge, the line is drawn outside the slide.
  const beyond = area.x + area.width >= widthPx ? linePx : 0;
  const edge = { x: 0, y: 0, width: area.width + beyond, height: area.height };
  const border = `${linePx}px solid ${colors.paper.line}`;
  return slideImage(scene, area, { over: [boxAt(edge, { border })] });
}
