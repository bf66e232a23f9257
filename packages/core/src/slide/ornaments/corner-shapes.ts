import type { Corner, ShapeOf } from "../../design/templates/ornament-shape.ts";
import type { SlideNode } from "../../drawing/node.ts";
import { svgDataUrl } from "../../drawing/svg.ts";
import type { Canvas } from "./canvas.ts";

/** A corner filled with the primary. */
export function triangle(canvas: Canvas, { corner, sizePx }: ShapeOf<"triangle">): SlideNode {
  const { primary } = canvas.context.palette;
  const path = `<path d="${trianglePath(corner, sizePx)}" fill="${primary}"/>`;
  return picture(canvas, corner, 0, sizePx, sizePx, path);
}

/** A diamond on a frame's corner. */
export function diamond(
  canvas: Canvas,
  { corner, insetPx, sizePx }: ShapeOf<"diamond">,
): SlideNode {
  const { backgroundColor, accentLarge } = canvas.context.palette;
  const r = sizePx / 2;
  const path = `<path d="M${r} 1L${sizePx - 1} ${r}L${r} ${sizePx - 1}L1 ${r}Z" fill="${backgroundColor}" stroke="${accentLarge}" stroke-width="1.1"/>`;
  return picture(canvas, corner, insetPx - r / canvas.scale, sizePx, sizePx, path);
}

/** A small rising line with dots. */
export function chart(canvas: Canvas, { widthPx, heightPx }: ShapeOf<"chart">): SlideNode {
  const { brand, direction, palette } = canvas.context;
  // Who posts stands at the bottom right where lines begin at the right.
  const corner = brand && direction === "rtl" ? "bottom-left" : "bottom-right";
  const line = chartLine(widthPx, heightPx, palette.accentLarge);
  return picture(canvas, corner, 26, widthPx, heightPx, line);
}

/** An SVG picture in a corner, `insetPx` from both of its edges. */
function picture(
  canvas: Canvas,
  corner: Corner,
  insetPx: number,
  widthPx: number,
  heightPx: number,
  body: string,
): SlideNode {
  const [width, height] = [widthPx * canvas.scale, heightPx * canvas.scale];
  const inset = insetPx * canvas.scale;
  return {
    kind: "image",
    src: svgDataUrl(widthPx, heightPx, body),
    style: {
      position: "absolute",
      top: corner.startsWith("top") ? inset : canvas.heightPx - inset - height,
      left: corner.endsWith("left") ? inset : canvas.widthPx - inset - width,
      width,
      height,
    },
  };
}

function trianglePath(corner: Corner, size: number): string {
  switch (corner) {
    case "top-left":
      return `M0 0H${size}L0 ${size}Z`;
    case "top-right":
      return `M0 0H${size}V${size}Z`;
    case "bottom-left":
      return `M0 0V${size}H${size}Z`;
    case "bottom-right":
      return `M${size} 0V${size}H0Z`;
  }
}

/** Rising points of the chart, as fractions of its box. */
const chartPoints = [
  [0.03, 0.86],
  [0.24, 0.5],
  [0.42, 0.66],
  [0.68, 0.3],
  [0.96, 0.1],
] as const;

function chartLine(width: number, height: number, color: string): string {
  const points = chartPoints.map(([x, y]) => [x * width, y * height] as const);
  const line = points.map(([x, y]) => `${x},${y}`).join(" ");
  const dots = points
    .slice(1)
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="2.4" fill="${color}"/>`);
  return `<g opacity="0.85"><polyline points="${line}" fill="none" stroke="${color}" stroke-width="1.4" stroke-linejoin="round"/>${dots.join("")}</g>`;
}
