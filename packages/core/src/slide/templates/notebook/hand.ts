import {
  createHand,
  handRing,
  smoothPath,
  wobblyLine,
  type Stroke,
} from "../../../drawing/hand.ts";
import type { SlideNode } from "../../../drawing/node.ts";
import { svgDataUrl } from "../../../drawing/svg.ts";
import { drawSvg } from "../../composition/scene/boxes.ts";
import type { Area, Scene } from "../../composition/scene/scene.ts";

/** Thickness of the pen's and the marker pen's lines, design px. */
const pens = { fine: 4.5, pen: 7, thick: 11 } as const;
export type Pen = keyof typeof pens;

/** Returns the hand of a slide. The same shape at the same place is always drawn alike. */
function handOf({ context, index }: Scene, name: string): () => number {
  return createHand(`${context.post.title} ${index} ${name}`);
}

function strokesOf(
  { px }: Scene,
  paths: readonly string[],
  { pen, color }: { pen: Pen; color: string },
): string {
  const width = Math.max(1.5, px(pens[pen]));
  const drawn = paths.map((path) => `<path d="${path}"/>`).join("");
  return `<g fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round">${drawn}</g>`;
}

/** Draws strokes whose points are relative to the area. */
function drawStrokes(
  scene: Scene,
  area: Area,
  strokes: readonly Stroke[],
  look: { pen: Pen; color: string },
): SlideNode {
  return drawSvg(area, strokesOf(scene, strokes.map(smoothPath), look));
}

/** Draws a ring inside an area. */
export function ring(
  scene: Scene,
  area: Area,
  { name, ...look }: { name: string; pen: Pen; color: string },
): SlideNode {
  const inset = scene.px(pens[look.pen]) * 1.4;
  const centre = { x: area.width / 2, y: area.height / 2 };
  const radius = { x: centre.x - inset * 1.6, y: centre.y - inset * 1.6 };
  const shape = { centre, radius, roundness: 2.2, wobble: Math.min(inset, area.height * 0.03) };
  return drawStrokes(scene, area, [handRing(handOf(scene, name), shape)], look);
}

/** Height of two lines under words, design px. */
export const underlineSize = 36;

/** Draws two lines under words, the second one shorter. */
export function underline(
  scene: Scene,
  { x, y, width }: Omit<Area, "height">,
  { name, color }: { name: string; color: string },
): SlideNode {
  const { px } = scene;
  const hand = handOf(scene, name);
  const height = px(underlineSize);
  const line = (from: number, to: number, at: number) =>
    wobblyLine(hand, {
      from: { x: from, y: at },
      to: { x: to, y: at + hand() * px(4) },
      wobble: px(3.5),
      step: px(90),
    });
  const start = px(8);
  const strokes = [
    line(start, width - px(10), px(9)),
    line(start + width * 0.05, width * 0.965 - px(10), px(27)),
  ];
  return drawStrokes(scene, { x, y, width, height }, strokes, { pen: "pen", color });
}

/** Draws a line by hand from the start to the end of an area's top edge. */
export function handLine(
  scene: Scene,
  { x, y, width }: Omit<Area, "height">,
  { name, ...look }: { name: string; pen: Pen; color: string },
): SlideNode {
  const { px } = scene;
  const height = px(20);
  const line = wobblyLine(handOf(scene, name), {
    from: { x: px(4), y: height / 2 },
    to: { x: width - px(4), y: height / 2 },
    wobble: px(2.4),
    step: px(110),
  });
  return drawStrokes(scene, { x, y: y - height / 2, width, height }, [line], look);
}

/** Paths of signs drawn by hand, on a grid of 24 x 24 units. */
const signs = {
  check: ["M3.5 12.5C5.5 14.5 7.2 17 8.6 20C11 13.5 15.5 7 21.5 3"],
  cross: ["M5 5.5C9 9.5 14 14 19 19", "M18.5 4.5C14 9.5 9.5 14.5 5.5 19.5"],
  open: [
    "M4.5 5C9.5 4.3 15 4.2 19.6 4.6C20 9.6 19.9 14.6 19.4 19.6C14.4 20 9.4 19.9 4.6 19.4C4.2 14.6 4.1 9.8 4.5 5",
  ],
  dash: ["M4 13C8 11.6 14 12.6 20 11.6"],
  arrow: [
    "M2 13C8 10.6 15 11 21.4 12.2",
    "M15 5.8C17.6 8 19.8 10 21.6 12.2C19.4 14.2 17.2 16.4 15.2 19",
  ],
} as const;
export type Sign = keyof typeof signs;

/** Draws signs over each other, `sizePx` CSS px wide and high; `width` is in units of the grid. */
export function sign(
  sizePx: number,
  parts: readonly { name: Sign; color: string; width: number }[],
): SlideNode {
  const size = Math.max(1, sizePx);
  const body = parts
    .map(({ name, color, width }) => {
      const paths = signs[name].map((path) => `<path d="${path}"/>`).join("");
      return `<g transform="scale(${(size / 24).toFixed(3)})" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round">${paths}</g>`;
    })
    .join("");
  return {
    kind: "image",
    src: svgDataUrl(size, size, body),
    style: { width: size, height: size, flexShrink: 0 },
    ...(parts.every(({ name }) => name !== "arrow") && { isUpright: true }),
  };
}
