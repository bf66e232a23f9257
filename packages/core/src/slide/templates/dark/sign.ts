import { withAlpha } from "../../../design/rgb.ts";
import type { SlideNode } from "../../../drawing/node.ts";
import { boxAt, inset } from "../../composition/scene/boxes.ts";
import { isDark, type Area, type Scene } from "../../composition/scene/scene.ts";
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

/** Smallest height of a sign, as a fraction of the height between top row and foot. */
const leastShare = { portrait: 0.62, square: 0.62, tall: 0.46, landscape: 0.7 } as const;

/**
 * Returns the area of the sign around a text that is `wordsPx` high with its padding, in the middle of `whole`; all
 * lengths are CSS px.
 */
function signArea({ shape }: Scene, whole: Area, wordsPx: number): Area {
  const height = Math.min(whole.height, Math.max(whole.height * leastShare[shape], wordsPx));
  return { ...whole, y: whole.y + Math.round((whole.height - height) / 2), height };
}

/**
 * Draws a neon tube with a bright middle around a text that is `wordsPx` high with its padding. The tube glows inwards
 * and outwards.
 */
export function drawSign(scene: Scene, whole: Area, wordsPx: number): SlideNode[] {
  const { px } = scene;
  const { tube, core } = neonOf(scene);
  const area = signArea(scene, whole, wordsPx);
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
