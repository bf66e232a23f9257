import type { SlideNode } from "../../../drawing/node.ts";
import { drawSvg, squareOf } from "../../composition/scene/boxes.ts";
import { isDark, isOpenEdge, type Circle, type Scene } from "../../composition/scene/scene.ts";
import { titleNumber } from "../../composition/scene/title-number.ts";
import { neonOf } from "./paint.ts";

/** The cover's ring. `y` of its centre is a fraction of the height, and `radius` is a fraction of the width. */
const coverRing = {
  portrait: { y: 0.452, radius: 0.535 },
  square: { y: 0.475, radius: 0.425 },
  tall: { y: 0.46, radius: 0.55 },
  landscape: { y: 0.48, radius: 0 },
} as const;

/** Radius of a ring that isn't continued on the next slide and so must fit the cover, as a fraction of the width. */
const insideRadius = 0.455;

/** `x` of the ring's centre on a landscape slide, as a fraction of the width. */
const lowCenter = 0.225;
/** Radius of the ring on a landscape slide, as a fraction of the height. */
const lowRadius = 0.315;

/**
 * Returns the cover's ring in this slide's coordinates, because the second slide may show a part of it. Null if this
 * slide shows no ring.
 */
export function ringOf(scene: Scene): Circle | null {
  const { shape, widthPx, heightPx, index, media, layout, squeeze } = scene;
  const { y, radius } = coverRing[shape];
  const open = isOpenEdge(scene, 1);
  if (!scene.context.design.cornerAccent || squeeze === 2 || media) return null;
  if (titleNumber(scene) === null || (index === 0 && layout !== "cover")) return null;
  if (index > 1 || (index === 1 && (!open || radius <= 0.5))) return null;
  if (shape === "landscape") {
    const most = heightPx * lowRadius;
    return { x: widthPx * lowCenter, y: heightPx * y, radius: most };
  }
  const share = radius > 0.5 && !open ? insideRadius : radius;
  return { x: widthPx * (0.5 - index), y: heightPx * y, radius: widthPx * share };
}

/** Draws a glowing ring; `width` is the width of its line, design px. */
export function drawRing(scene: Scene, { x, y, radius }: Circle, width = 9): SlideNode {
  const { px } = scene;
  const { tube, core } = neonOf(scene);
  const [wide, blur] = [px(width), px(30)];
  const reach = radius + blur * 3;
  const at = `cx="${reach.toFixed(1)}" cy="${reach.toFixed(1)}" r="${radius.toFixed(1)}" fill="none"`;
  const dark = isDark(scene);
  const light = haloGradient(tube, radius, blur * 3, dark ? 0.62 : 0.2);
  return drawSvg(
    squareOf({ x, y, radius: reach }),
    `<defs>${light}</defs><circle ${at} stroke="url(#h)" stroke-width="${(2 * (reach - radius)).toFixed(1)}"/><circle ${at} stroke="${tube}" stroke-width="${(wide * 1.3).toFixed(2)}"/><circle ${at} stroke="${core}" stroke-width="${(wide * 0.6).toFixed(2)}"/>`,
  );
}

/** Fading of a line's glow: pairs of distance, as a fraction of the glow's reach, and opacity at that distance. */
const falloff = [
  [1, 0],
  [0.7, 0.045],
  [0.45, 0.13],
  [0.26, 0.3],
  [0.12, 0.62],
  [0, 1],
] as const;

/** Returns an SVG gradient with the id `h` for the glow on both sides of a circle's line. It replaces a blur filter. */
export function haloGradient(
  color: string,
  radius: number,
  reachPx: number,
  alpha: number,
): string {
  const outer = radius + reachPx;
  const stop = (at: number, strength: number) =>
    `<stop offset="${Math.max(0, at / outer).toFixed(4)}" stop-color="${color}" stop-opacity="${(alpha * strength).toFixed(3)}"/>`;
  const inside = falloff.map(([way, strength]) => stop(radius - way * reachPx, strength));
  const outside = [...falloff]
    .reverse()
    .map(([way, strength]) => stop(radius + way * reachPx, strength));
  return `<radialGradient id="h" gradientUnits="userSpaceOnUse" cx="${outer.toFixed(1)}" cy="${outer.toFixed(1)}" r="${outer.toFixed(1)}">${inside.join("")}${outside.join("")}</radialGradient>`;
}
