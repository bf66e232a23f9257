import type { SlideNode } from "../../../drawing/node.ts";
import { art, at } from "../../composition/place.ts";
import { isTopLayout, type Scene, isDark } from "../../composition/scene.ts";
import { faded, gradientEnd } from "./paint.ts";

/** Of the stage's shorter side. */
const glowRadius = 0.78;

/**
 * Soft lights over the ground, the same on all slides, so that they are drawn once for a post: in both upper corners,
 * where slides that stand side by side share them, and under the middle.
 */
export function drawAurora({ context, widthPx, heightPx }: Scene): SlideNode[] {
  const { primary, secondary } = context.palette.glow;
  const radius = Math.round(Math.min(widthPx, heightPx) * glowRadius);
  const lights = [
    { x: 0, y: 0, color: primary },
    { x: widthPx, y: 0, color: primary },
    { x: widthPx / 2, y: heightPx, color: secondary },
  ];
  return lights.map(({ x, y, color }) => {
    const left = Math.max(0, x - radius);
    const top = y === 0 ? 0 : heightPx - radius;
    const width = Math.min(widthPx, x + radius) - left;
    return at(
      { x: left, y: top, width, height: radius },
      {
        backgroundImage: `radial-gradient(circle ${radius}px at ${Math.round(x - left)}px ${Math.round(y - top)}px, ${color} 0%, ${faded(color, 0.5)} 40%, ${faded(color, 0)} 100%)`,
      },
    );
  });
}

const lines = 24;
const pieces = 30;

/** A ribbon of fine lines that runs over the slides of the post; absent where words fill the slide. */
export function drawRibbon(scene: Scene): SlideNode[] {
  const { index, count, widthPx: width, heightPx: height, colors, px, layout } = scene;
  if (isTopLayout(layout) || layout === "picture") return [];
  const turn = 2 * Math.PI;
  const paths = Array.from({ length: lines }, (_, line) => {
    const points = Array.from({ length: pieces + 1 }, (__, piece) => {
      const x = index + piece / pieces;
      const base = 0.3 - 0.11 * Math.cos((turn * x * 2) / count);
      const wave = 0.13 * Math.sin((turn * x) / 2.2 + line * 0.05 - 0.6);
      const spread = (line - lines / 2) * 0.0105 * Math.sin((turn * x) / 2.9 + 0.9);
      const y = (base + wave + spread) * height;
      return `${piece === 0 ? "M" : "L"}${((piece * width) / pieces).toFixed(1)} ${y.toFixed(1)}`;
    });
    const edge = 0.15 + 0.85 * Math.min(1, Math.abs(line / lines - 0.5) * 1.6);
    return `<path d="${points.join("")}" stroke-opacity="${(edge * strengthOf()).toFixed(3)}"/>`;
  });
  function strengthOf(): number {
    // Words lie over it there.
    const share = layout === "number" || layout === "quote" ? 0.55 : 1;
    return (isDark(scene) ? 0.5 : 0.4) * share;
  }
  const { accentLarge } = colors.paper;
  const end = gradientEnd(scene, colors.paper);
  const stops = [accentLarge, end, accentLarge, end, accentLarge]
    .map((color, stop) => `<stop offset="${stop / 4}" stop-color="${color}"/>`)
    .join("");
  return [
    art(
      { x: 0, y: 0, width, height },
      `<defs><linearGradient id="g" gradientUnits="userSpaceOnUse" x1="${-index * width}" x2="${(count - index) * width}" y1="0" y2="0">${stops}</linearGradient></defs>` +
        `<g fill="none" stroke="url(#g)" stroke-width="${Math.max(0.7, px(1.7))}">${paths.join("")}</g>`,
    ),
  ];
}
