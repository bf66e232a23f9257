import { multiplyAlpha } from "../../../design/rgb.ts";
import type { SlideNode } from "../../../drawing/node.ts";
import { drawSvg, boxAt } from "../../composition/scene/boxes.ts";
import { isTopLayout, type Scene, isDark } from "../../composition/scene/scene.ts";

/**
 * Sizes of the lights. `corner` is a fraction of the slide's shorter side, and `foot` is a fraction of the slide's
 * height.
 */
const reach = { corner: 0.5, foot: 0.4 } as const;

/**
 * Draws soft lights at both upper corners and at the foot. The foot has a linear gradient, because a round one would
 * make the exported file three times as large.
 */
export function drawAurora({ context, widthPx, heightPx, rtl }: Scene): SlideNode[] {
  const { primary, secondary } = context.palette.glow;
  const radius = Math.round(Math.min(widthPx, heightPx) * reach.corner);
  // Gradients aren't mirrored on right-to-left slides, but their boxes are.
  const centerOf = (x: number) => ((x === 0) === rtl ? radius : 0);
  const corner = (x: number) =>
    boxAt(
      { x: x === 0 ? 0 : x - radius, y: 0, width: radius, height: radius },
      {
        backgroundImage: `radial-gradient(circle ${radius}px at ${centerOf(x)}px 0px, ${fadeOut(primary)})`,
      },
    );
  const height = Math.round(heightPx * reach.foot);
  return [
    corner(0),
    corner(widthPx),
    boxAt(
      { x: 0, y: heightPx - height, width: widthPx, height },
      { backgroundImage: `linear-gradient(0deg, ${fadeOut(secondary)})` },
    ),
  ];
}

/** Returns the gradient stops of a light that fades to transparent. */
function fadeOut(color: string): string {
  return `${color} 0%, ${multiplyAlpha(color, 0.5)} 40%, ${multiplyAlpha(color, 0)} 100%`;
}

const lines = 24;
const pieces = 30;

/** Draws a ribbon of thin lines that continues across all slides; nothing in layouts with much text. */
export function drawRibbon(scene: Scene): SlideNode[] {
  const { index, count, widthPx: width, heightPx: height, colors, px, layout } = scene;
  if (isTopLayout(layout) || layout === "picture" || layout === "single") return [];
  const turn = 2 * Math.PI;
  const heights = Array.from({ length: lines }, (_, line) =>
    Array.from({ length: pieces + 1 }, (__, piece) => {
      const x = index + piece / pieces;
      const base = 0.3 - 0.11 * Math.cos((turn * x * 2) / count);
      const wave = 0.13 * Math.sin((turn * x) / 2.2 + line * 0.05 - 0.6);
      const spread = (line - lines / 2) * 0.0105 * Math.sin((turn * x) / 2.9 + 0.9);
      return (base + wave + spread) * height;
    }),
  );
  const strokePx = Math.max(0.7, px(1.7));
  // The drawing is only as high as the ribbon, because drawing costs time for each pixel.
  const top = Math.max(0, Math.floor(Math.min(...heights.flat()) - strokePx));
  const bottom = Math.min(height, Math.ceil(Math.max(...heights.flat()) + strokePx));
  // The ribbon is fainter in these layouts, because text is drawn over it.
  const share = layout === "number" || layout === "quote" ? 0.55 : 1;
  const strength = (isDark(scene) ? 0.5 : 0.4) * share;
  const paths = heights.map((along, line) => {
    const points = along.map(
      (y, piece) => `${((piece * width) / pieces).toFixed(1)} ${(y - top).toFixed(1)}`,
    );
    const edge = 0.15 + 0.85 * Math.min(1, Math.abs(line / lines - 0.5) * 1.6);
    return `<path d="M${points.join("L")}" stroke-opacity="${(edge * strength).toFixed(3)}"/>`;
  });
  const { accentLarge } = colors.paper;
  const end = colors.paper.blend;
  const stops = [accentLarge, end, accentLarge, end, accentLarge]
    .map((color, stop) => `<stop offset="${stop / 4}" stop-color="${color}"/>`)
    .join("");
  return [
    drawSvg(
      { x: 0, y: top, width, height: bottom - top },
      `<defs><linearGradient id="g" gradientUnits="userSpaceOnUse" x1="${-index * width}" x2="${(count - index) * width}" y1="0" y2="0">${stops}</linearGradient></defs>` +
        `<g fill="none" stroke="url(#g)" stroke-width="${strokePx}">${paths.join("")}</g>`,
    ),
  ];
}
