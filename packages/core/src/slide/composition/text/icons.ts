import type { ImageNode } from "../../../drawing/node.ts";
import type { SlideStyle } from "../../../drawing/style.ts";
import { svgDataUrl } from "../../../drawing/svg.ts";

/** SVG elements, drawn as strokes on a grid of 24 x 24 units. */
const strokes = {
  arrow: '<path d="M4 12H20M13 5l7 7-7 7"/>',
  up: '<path d="M4 17l6-6 4 4 6-7M14.5 8H20v5.5"/>',
  down: '<path d="M4 8l6 6 4-4 6 7M14.5 17H20v-5.5"/>',
  check: '<path d="M4.5 12.5l5 5L19.5 7"/>',
  cross: '<path d="M6 6l12 12M18 6L6 18"/>',
  plus: '<path d="M12 4v16M4 12h16"/>',
  bookmark: '<path d="M6 4h12v16l-6-5-6 5z"/>',
  link: '<path d="M10 14a4.5 4.5 0 0 0 6.4 0l3.2-3.2a4.5 4.5 0 0 0-6.4-6.4L12 5.6M14 10a4.5 4.5 0 0 0-6.4 0l-3.2 3.2a4.5 4.5 0 0 0 6.4 6.4L12 18.4"/>',
  follow: '<circle cx="10" cy="8" r="4"/><path d="M3 20a7 7 0 0 1 14 0M19 8v6M16 11h6"/>',
  comment: '<path d="M4 5h16v11H11l-5 4v-4H4z"/>',
  send: '<path d="M21 3L10 14M21 3l-6.5 18-4.5-7-7-4.5z"/>',
  dot: '<circle cx="12" cy="12" r="3.4" fill="COLOR"/>',
  dash: '<path d="M5 12h14"/>',
  square: '<rect x="4" y="4" width="16" height="16"/>',
  play: '<path d="M8 5.5v13L19 12Z" fill="COLOR"/>',
} as const;

export type IconName = keyof typeof strokes;

/** Icons that look the same on right-to-left slides. */
const upright: readonly IconName[] = [
  "up",
  "down",
  "check",
  "cross",
  "plus",
  "bookmark",
  "link",
  "follow",
  "comment",
  "send",
  "dot",
  "square",
  "play",
];

/** Draws an icon, `sizePx` CSS px wide and high. `strokeWidth` is in units of the 24 x 24 grid. */
export function icon(
  name: IconName,
  sizePx: number,
  color: string,
  { strokeWidth = 2.6, style = {} }: { strokeWidth?: number; style?: SlideStyle } = {},
): ImageNode {
  const body = `<g transform="scale(${round(sizePx / 24)})" fill="none" stroke="${color}" stroke-width="${strokeWidth}" stroke-linecap="round" stroke-linejoin="round">${strokes[name].replaceAll("COLOR", color)}</g>`;
  const size = Math.max(1, sizePx);
  return {
    kind: "image",
    src: svgDataUrl(size, size, body),
    style: { width: size, height: size, flexShrink: 0, ...style },
    ...(upright.includes(name) && { isUpright: true }),
  };
}

/** Units of the grid that are free at both sides of an icon. */
const freeUnits: Partial<Record<IconName, number>> = {
  bookmark: 6,
  comment: 4,
  link: 4,
  follow: 3,
  send: 3,
};

/** Returns the free space at each side of an icon of that size and stroke width, CSS px. */
export function iconInset(name: IconName, sizePx: number, strokeWidth: number): number {
  return ((freeUnits[name] ?? 0) - strokeWidth / 2) * (sizePx / 24);
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
