import { withAlpha } from "../../../design/rgb.ts";
import type { SlideNode } from "../../../drawing/node.ts";
import { boxAt, inset } from "../../composition/scene/boxes.ts";
import { isDark, type Scene } from "../../composition/scene/scene.ts";
import type { TemplateSkin } from "../../composition/scene/skin.ts";
import { titleNumber } from "../../composition/scene/title-number.ts";
import { neonOf } from "./paint.ts";

/** Corner radius of the sign, design px. */
const corner = 96;
/** Width of the sign's neon tube, design px. */
const tubeWidth = 9;

/** Whether the cover's text is in a neon sign. A cover with an image or with a number at the title's start has none. */
export function hasSign(scene: Scene): boolean {
  const { layout, media, context, squeeze } = scene;
  const isBare = layout === "cover" && media === null && titleNumber(scene) === null;
  return isBare && context.design.cornerAccent && squeeze < 2;
}

/** Draws a neon tube with a bright middle around the text's area. The tube glows inwards and outwards. */
export function drawSign(scene: Scene, skin: TemplateSkin): SlideNode[] {
  const { px } = scene;
  const { tube, core } = neonOf(scene);
  const area = skin.area(scene, skin);
  const widthPx = Math.max(2, px(tubeWidth));
  const inner = widthPx * 0.3;
  const light = `${px(64)}px ${withAlpha(tube, isDark(scene) ? 0.6 : 0.24)}`;
  return [
    boxAt(area, {
      borderRadius: px(corner),
      border: `${widthPx}px solid ${tube}`,
      boxShadow: `0 0 ${light}, inset 0 0 ${light}`,
    }),
    boxAt(inset(area, { top: inner, right: inner, bottom: inner, left: inner }), {
      borderRadius: px(corner) - inner,
      border: `${widthPx * 0.4}px solid ${core}`,
    }),
  ];
}
