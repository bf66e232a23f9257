import { withAlpha } from "../../../design/rgb.ts";
import type { SlideNode } from "../../../drawing/node.ts";
import { drawSvg } from "../../composition/scene/boxes.ts";
import type { Scene } from "../../composition/scene/scene.ts";

/** How visible the squared paper is: `faint` behind text, `strong` elsewhere. */
export type Strength = "faint" | "strong";

/** Top of the squared paper, as a fraction of the slide's height. */
const starts = { portrait: 0.6, square: 0.6, tall: 0.58, landscape: 0.58 } as const;
/** Number of squares across a slide. It is a whole number, so the paper continues on the next slide. */
const squaresOn = { portrait: 10, square: 10, tall: 10, landscape: 16 } as const;

/** Returns the top of the squared paper, CSS px. */
function panoramaTop({ heightPx, shape }: Scene): number {
  return heightPx * starts[shape];
}

/** Draws squared paper below a line, at the foot of the slide. It is decoration and shows no data. */
export function drawPanorama(
  scene: Scene,
  strength: Strength,
  { hasRule = true } = {},
): SlideNode[] {
  const { context, widthPx, heightPx, shape, px, colors } = scene;
  const { design, palette } = context;
  if (!design.showBackgroundElements) return [];
  const isStrong = strength === "strong";
  const stepPx = widthPx / squaresOn[shape];
  const top = Math.floor(panoramaTop(scene));
  const height = heightPx - top;
  const down = Array.from({ length: squaresOn[shape] }, (_, line) => round((line + 0.5) * stepPx));
  const across = Array.from({ length: Math.ceil(height / stepPx) }, (_, line) =>
    round(line * stepPx),
  );
  const path = [
    ...down.map((x) => `M${x} 0V${height}`),
    ...across.map((y) => `M0 ${y}H${widthPx}`),
  ];
  const color = isStrong ? withAlpha(palette.primary, 0.5) : palette.glow.primary;
  const fade = `<defs><linearGradient id="g" x1="0" y1="0" x2="0" y2="${height}" gradientUnits="userSpaceOnUse"><stop stop-color="${color}"/><stop offset="1" stop-color="${withAlpha(palette.primary, 0.06)}"/></linearGradient></defs>`;
  const width = round(Math.max(0.8, px(2)));
  const rule =
    hasRule && design.cornerAccent
      ? `<path d="M0 ${width}H${widthPx}" stroke="${isStrong ? colors.paper.blend : palette.glow.secondary}" stroke-width="${2 * width}"/>`
      : "";
  const place = { x: 0, y: top, width: widthPx, height };
  const lines = `<path d="${path.join("")}" fill="none" stroke="url(#g)" stroke-width="${width}"/>`;
  return [drawSvg(place, fade + lines + rule)];
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
