import { portraitOf } from "../../composition/furniture/portrait.ts";
import { mixHex } from "../../../design/rgb.ts";
import { chromaOf, getOklab } from "../../../design/oklab.ts";
import { blendEnd } from "../../../design/colors/blend.ts";
import { hueAt } from "../../../design/colors/hue-at.ts";
import type { SlideNode } from "../../../drawing/node.ts";
import { drawSvg, inset, squareOf } from "../../composition/scene/boxes.ts";
import {
  isDark,
  isOpenEdge,
  type Area,
  type Circle,
  type Scene,
} from "../../composition/scene/scene.ts";

/**
 * The sphere on the edge between the first two slides. `y` of its centre is a fraction of the slide's height, and
 * `radius` is in design px.
 */
const firstSphere = {
  portrait: { y: 0.265, radius: 240 },
  square: { y: 0.275, radius: 205 },
  tall: { y: 0.27, radius: 280 },
  landscape: { y: 0.43, radius: 310 },
} as const;

/** Radius of the sphere above the text of a closing slide, design px; 0 for none. */
const lastSphere = { portrait: 150, square: 96, tall: 180, landscape: 0 } as const;

/** Gap between a sphere and text, design px. */
const clearance = 34;

/**
 * Returns the sphere that the first two slides share, or the cover's own sphere, in this slide's coordinates. Null if
 * the slide shows none.
 */
export function sphereOf(scene: Scene): Circle | null {
  const { context, index, layout, media, shape, squeeze, widthPx, heightPx, px } = scene;
  if (layout === "single") return singleSphere(scene);
  if (!context.design.cornerAccent || squeeze === 2 || media || index > 1) return null;
  const { y, radius } = firstSphere[shape];
  const ball = { x: 0, y: heightPx * y, radius: px(radius) };
  // A number on the second slide needs the space of the half sphere.
  const isShared = isOpenEdge(scene, 1) && scene.layouts[1] !== "number";
  if (isShared) return { ...ball, x: index === 0 ? widthPx : 0 };
  if (layout !== "cover" || index !== 0) return null;
  const small = ball.radius * 0.86;
  return { ...ball, radius: small, x: widthPx - small - px(56) };
}

/** Returns a single post's sphere, or null if there is none. The slide's top edge cuts it off. */
function singleSphere({ context, squeeze, widthPx, px }: Scene): Circle | null {
  if (!context.design.cornerAccent || squeeze === 2) return null;
  return { x: widthPx * 0.7, y: -px(12), radius: px(132) };
}

/** Returns the sphere above a closing slide's text; null without one. */
export function closingSphere(scene: Scene, area: Area): Circle | null {
  const { context, layout, shape, squeeze, px, photo } = scene;
  const radius = px(lastSphere[shape]);
  const isFree = photo === null && portraitOf(scene) === null;
  const isShown = layout === "closing" && context.design.cornerAccent && isFree;
  if (!isShown || squeeze > 0 || radius === 0) return null;
  return { x: area.x + area.width / 2, y: area.y + radius + px(8), radius };
}

/** Returns the area that the sphere leaves to text. On a landscape slide it is beside the sphere, otherwise below. */
export function besideSphere(scene: Scene, area: Area): Area {
  const ball = sphereOf(scene);
  if (!ball) return area;
  const { px, shape, index } = scene;
  const room = px(clearance);
  if (shape !== "landscape") {
    return inset(area, { top: Math.max(0, ball.y + ball.radius + room - area.y) });
  }
  const right = area.x + area.width;
  return index === 0
    ? inset(area, { right: Math.max(0, right - (ball.x - ball.radius - 2 * room)) })
    : inset(area, { left: Math.max(0, ball.x + ball.radius + 2 * room - area.x) });
}

/** Returns the sphere's colour: the primary, or a similar one if the primary isn't visible on the background. */
function baseColor(scene: Scene): string {
  const { primary } = scene.context.palette;
  const { l } = getOklab(primary);
  const chroma = chromaOf(getOklab(primary));
  if (isDark(scene)) return l > 0.45 ? primary : scene.colors.paper.accentLarge;
  return hueAt(primary, Math.min(l, 0.76), chroma > 0.03 ? Math.max(chroma, 0.11) : chroma);
}

/** Radius of the glow, as a multiple of the sphere's radius. */
const halo = 1.7;

/** Draws a lit ball with a glow around it. */
export function drawSphere(scene: Scene, { x, y, radius }: Circle): SlideNode {
  const accentLarge = baseColor(scene);
  const { secondary: other } = scene.colors.paper;
  const secondary = blendEnd(accentLarge, other, scene.context.palette.scheme);
  const { l } = getOklab(accentLarge);
  const chroma = chromaOf(getOklab(accentLarge));
  const light = mixHex(accentLarge, "#ffffff", 0.74);
  const bodyLightness = Math.min(l, isDark(scene) ? 0.66 : 0.74);
  const body = hueAt(accentLarge, bodyLightness, chroma);
  const shade = isDark(scene) ? 0.48 : 0.6;
  const dark = hueAt(accentLarge, Math.max(0.2, bodyLightness * shade), Math.min(0.16, chroma));
  const rim = mixHex(dark, secondary, 0.5);
  const reach = radius * halo;
  const glow = isDark(scene) ? 0.5 : 0.26;
  const [center, r] = [reach.toFixed(1), radius.toFixed(1)];
  const at = (share: number) => (reach - radius + 2 * radius * share).toFixed(1);
  const drawing =
    `<defs>` +
    `<radialGradient id="g" gradientUnits="userSpaceOnUse" cx="${center}" cy="${at(0.56)}" r="${reach.toFixed(1)}"><stop offset=".5" stop-color="${body}" stop-opacity="${glow}"/><stop offset=".72" stop-color="${body}" stop-opacity="${(glow * 0.3).toFixed(2)}"/><stop offset=".94" stop-color="${body}" stop-opacity="0"/></radialGradient>` +
    `<radialGradient id="b" gradientUnits="userSpaceOnUse" cx="${at(0.34)}" cy="${at(0.26)}" r="${(radius * 1.72).toFixed(1)}"><stop offset="0" stop-color="${light}"/><stop offset=".12" stop-color="${mixHex(light, accentLarge, 0.35)}"/><stop offset=".34" stop-color="${accentLarge}"/><stop offset=".56" stop-color="${mixHex(body, dark, 0.35)}"/><stop offset=".84" stop-color="${dark}"/><stop offset="1" stop-color="${rim}"/></radialGradient>` +
    `<linearGradient id="r" x1="0" y1="0" x2="1" y2="1"><stop offset=".62" stop-color="${secondary}" stop-opacity="0"/><stop offset="1" stop-color="${secondary}" stop-opacity=".75"/></linearGradient>` +
    `</defs>` +
    `<circle cx="${center}" cy="${center}" r="${center}" fill="url(#g)"/>` +
    `<circle cx="${center}" cy="${center}" r="${r}" fill="url(#b)"/>` +
    `<circle cx="${center}" cy="${center}" r="${(radius * 0.99).toFixed(1)}" fill="none" stroke="url(#r)" stroke-width="${(radius * 0.02).toFixed(2)}"/>`;
  return drawSvg(squareOf({ x, y, radius: reach }), drawing);
}
