import { withAlpha } from "../../../design/rgb.ts";
import type { SlideNode } from "../../../drawing/node.ts";
import { at, inset } from "../../composition/place.ts";
import { isDark, type Scene } from "../../composition/scene.ts";
import type { TemplateSkin } from "../../composition/skin.ts";
import { titleNumber } from "../../composition/title-number.ts";
import { neonOf } from "./paint.ts";

/** Radius of the sign's corners and width of its tube, design px. */
const corner = 96;
const tubeWidth = 9;

/** Whether the cover's words are in a sign: a title without a number, and without a picture. */
export function hasSign(scene: Scene): boolean {
  const { layout, media, context, squeeze } = scene;
  const isBare = layout === "cover" && media === null && titleNumber(scene) === null;
  return isBare && context.design.cornerAccent && squeeze < 2;
}

/** A neon tube around the area of the words: light on both sides, and a white-hot middle. */
export function drawSign(scene: Scene, skin: TemplateSkin): SlideNode[] {
  const { px } = scene;
  const { tube, core } = neonOf(scene);
  const area = skin.area(scene, skin);
  const widthPx = Math.max(2, px(tubeWidth));
  const inner = widthPx * 0.3;
  const light = `${px(64)}px ${withAlpha(tube, isDark(scene) ? 0.6 : 0.24)}`;
  return [
    at(area, {
      borderRadius: px(corner),
      border: `${widthPx}px solid ${tube}`,
      boxShadow: `0 0 ${light}, inset 0 0 ${light}`,
    }),
    at(inset(area, { top: inner, right: inner, bottom: inner, left: inner }), {
      borderRadius: px(corner) - inner,
      border: `${widthPx * 0.4}px solid ${core}`,
    }),
  ];
}
