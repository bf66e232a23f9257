import { multiplyAlpha, withAlpha } from "../../../design/rgb.ts";
import { svgDataUrl } from "../../../drawing/svg.ts";
import type { SlideNode } from "../../../drawing/node.ts";
import { boxAt } from "../../composition/scene/boxes.ts";
import type { Circle, Scene } from "../../composition/scene/scene.ts";
import { neonOf } from "./paint.ts";
import { ringOf } from "./ring.ts";

/** Distance between dots, and radius of a dot; design px. */
const dots = { step: 36, radius: 1.9 } as const;

/** Opacity of a dot. Dots are small and far apart, so text over them stays legible. */
const dotAlpha = 0.14;

/** Draws lights at both lower corners and at the top. At the corners, they join the lights of the adjacent slides. */
export function drawLamps(scene: Scene): SlideNode[] {
  const { widthPx, heightPx } = scene;
  const radius = Math.min(widthPx, heightPx) * 0.5;
  return drawLights(scene, [
    { x: 0, y: heightPx, radius },
    { x: widthPx, y: heightPx, radius },
    { x: widthPx / 2, y: 0, radius: radius * 0.8 },
  ]);
}

/** Draws the light around the cover's ring; nothing without a ring. */
export function drawRingLight(scene: Scene): SlideNode[] {
  const ring = ringOf(scene);
  return ring ? drawLights(scene, [{ x: ring.x, y: ring.y, radius: ring.radius * 1.25 }]) : [];
}

/** Draws lights with dots in them; no dots if the design has a pattern. */
function drawLights(scene: Scene, lights: readonly Circle[]): SlideNode[] {
  const { context, widthPx, heightPx, px } = scene;
  const { palette, design } = context;
  const step = Math.max(4, Math.round(px(dots.step)));
  const color = (share: number) => multiplyAlpha(palette.glow.primary, share);
  const dot = svgDataUrl(
    step,
    step,
    `<circle cx="${step / 2}" cy="${step / 2}" r="${Math.max(0.8, px(dots.radius))}" fill="${withAlpha(neonOf(scene).tube, dotAlpha)}"/>`,
  );
  const hasPattern = design.backgroundPattern !== "none";
  return lights.flatMap(({ x, y, radius }) => {
    const left = Math.floor(Math.max(0, x - radius) / step) * step;
    const top = Math.floor(Math.max(0, y - radius) / step) * step;
    const right = Math.min(widthPx, Math.ceil(x + radius));
    const bottom = Math.min(heightPx, Math.ceil(y + radius));
    if (right - left < 2 || bottom - top < 2) return [];
    const place = { x: left, y: top, width: right - left, height: bottom - top };
    // Gradients aren't mirrored on right-to-left slides.
    const across = scene.rtl ? right - x : x - left;
    const circle = `circle ${Math.round(radius)}px at ${Math.round(across)}px ${Math.round(y - top)}px`;
    const light = boxAt(place, {
      backgroundImage: `radial-gradient(${circle}, ${color(0.85)} 0%, ${color(0.4)} 42%, ${color(0)} 100%)`,
    });
    if (hasPattern) return [light];
    return [
      light,
      boxAt(place, {
        backgroundImage: `url("${dot}")`,
        backgroundSize: `${step}px ${step}px`,
        maskImage: `radial-gradient(${circle}, #000 20%, transparent 100%)`,
      }),
    ];
  });
}
