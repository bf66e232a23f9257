import type { SlideNode } from "../../../drawing/node.ts";
import { slideImage } from "../../composition/photo/slide-image.ts";
import { boxAt, inset } from "../../composition/scene/boxes.ts";
import type { Area, Scene } from "../../composition/scene/scene.ts";
import { glow, neonOf } from "./paint.ts";

/** Draws the slide's image in a glowing frame. */
export function drawFramed(scene: Scene, area: Area): SlideNode[] {
  const { px } = scene;
  const { tube, end } = neonOf(scene);
  const edge = Math.max(1.5, px(4));
  const inner = inset(area, { top: edge, right: edge, bottom: edge, left: edge });
  const shown = slideImage(scene, inner, { style: { borderRadius: px(36) } });
  const frame = boxAt(area, {
    borderRadius: px(40),
    backgroundImage: `linear-gradient(135deg, ${tube}, ${end})`,
    boxShadow: glow(scene, 1.4),
  });
  return shown ? [frame, shown] : [];
}
