import { formatGradient, parseGradient } from "../../../design/gradient.ts";
import {
  box,
  type BoxNode,
  type ChartMark,
  type ImageNode,
  type SlideNode,
} from "../../../drawing/node.ts";
import type { SlideStyle } from "../../../drawing/style.ts";
import { svgDataUrl } from "../../../drawing/svg.ts";
import type { Area, Circle } from "./scene.ts";

/** Builds a box with an absolute position on the slide or in its parent box. */
export function boxAt(
  { x, y, width, height }: Area,
  style: SlideStyle,
  ...children: (SlideNode | null)[]
): BoxNode {
  return box(
    { position: "absolute", left: x, top: y, width, height, display: "flex", ...style },
    ...children,
  );
}

/**
 * Places a node that is `heightPx` high. If that is too high for the area, the node is cut after the last whole line.
 */
export function placeWithin(area: Area, heightPx: number, node: SlideNode): BoxNode {
  if (heightPx <= area.height + 0.5) return boxAt({ ...area, height: heightPx }, {}, node);
  return { ...boxAt(area, { overflow: "hidden" }, node), role: "cut" };
}

export function column(style: SlideStyle, ...children: (SlideNode | null)[]): BoxNode {
  return box({ display: "flex", flexDirection: "column", flexShrink: 0, ...style }, ...children);
}

export function row(style: SlideStyle, ...children: (SlideNode | null)[]): BoxNode {
  return box({ display: "flex", flexDirection: "row", flexShrink: 0, ...style }, ...children);
}

/** Builds a square of that size, CSS px, with its child in the middle. */
export function badge(sizePx: number, style: SlideStyle, child: SlideNode | null): BoxNode {
  return box(
    {
      display: "flex",
      width: sizePx,
      height: sizePx,
      alignItems: "center",
      justifyContent: "center",
      flexShrink: 0,
      ...style,
    },
    child,
  );
}

/** Flexible space that pushes its neighbours apart. */
export function flexSpacer(): BoxNode {
  return box({ flexGrow: 1, flexShrink: 1 });
}

/** Builds an SVG drawing. It is mirrored on right-to-left slides. */
export function drawSvg(area: Area, body: string, style: SlideStyle = {}): ImageNode {
  return {
    kind: "image",
    src: svgDataUrl(round(area.width), round(area.height), body),
    style: {
      position: "absolute",
      left: area.x,
      top: area.y,
      width: area.width,
      height: area.height,
      ...style,
    },
  };
}

function round(px: number): number {
  return Math.max(1, Math.round(px * 100) / 100);
}

/** Returns the smallest square around a circle. */
export function squareOf({ x, y, radius }: Circle): Area {
  return { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius };
}

export function disc(circle: Circle, style: SlideStyle): BoxNode {
  return boxAt(squareOf(circle), { borderRadius: circle.radius, ...style });
}

/** Moves an absolutely positioned node up by `byPx` CSS px. */
export function moveUp(node: SlideNode, byPx: number): SlideNode {
  return { ...node, style: { ...node.style, top: Number(node.style.top ?? 0) - byPx } };
}

/** Moves absolutely positioned nodes down by `byPx` CSS px; up if negative. */
export function moveDown(
  { widthPx, heightPx }: { widthPx: number; heightPx: number },
  nodes: SlideNode[],
  byPx: number,
): SlideNode[] {
  const whole: Area = { x: 0, y: byPx, width: widthPx, height: heightPx };
  return nodes.length === 0 || byPx === 0 ? nodes : [boxAt(whole, {}, ...nodes)];
}

/** Returns the area, made smaller by a distance on each side; 0 for omitted sides. */
export function inset(
  area: Area,
  by: Partial<Record<"top" | "right" | "bottom" | "left", number>>,
): Area {
  const { top = 0, right = 0, bottom = 0, left = 0 } = by;
  return {
    x: area.x + left,
    y: area.y + top,
    width: Math.max(1, area.width - left - right),
    height: Math.max(1, area.height - top - bottom),
  };
}

/** Returns the bottom part of an area, `heightPx` CSS px high. */
export function footOf(area: Area, heightPx: number): Area {
  return { ...area, y: area.y + area.height - heightPx, height: heightPx };
}

/**
 * Mirrors a slide for right-to-left writing: absolutely positioned boxes change sides, and drawings are flipped. Images
 * and text aren't flipped.
 */
export function mirror<Node extends SlideNode>(node: Node, parentWidthPx: number): Node {
  const { style } = node;
  const { left, width } = style;
  const turned: SlideStyle = { ...style };
  if (style.position === "absolute" && typeof left === "number" && typeof width === "number") {
    turned.left = parentWidthPx - left - width;
  }
  if (typeof style.clipPath === "string") turned.clipPath = mirrorPolygon(style.clipPath);
  for (const [one, other] of mirroredSides) {
    const { [one]: start, [other]: end } = style;
    delete turned[one];
    delete turned[other];
    if (end !== undefined) turned[one] = end;
    if (start !== undefined) turned[other] = start;
  }
  if (node.kind === "image" && node.src.startsWith("data:image/svg") && !node.isUpright) {
    turned.transform = [style.transform, "scaleX(-1)"].filter(Boolean).join(" ");
  }
  if (node.kind === "text") return { ...node, style: turned };
  const chart = node.chart && {
    chart: mirrorChart(node.chart, turned.transform !== style.transform),
  };
  if (node.kind === "image") return { ...node, style: turned, ...chart };
  const innerPx = typeof width === "number" ? width : parentWidthPx;
  const children = node.children.map((child) => mirror(child, innerPx));
  return { ...node, style: turned, ...chart, children };
}

/**
 * Mirrors a bar or column, and its gradient if it is an SVG drawing. Rings stay, because they run clockwise in both
 * writing directions.
 */
function mirrorChart(chart: ChartMark, isDrawing: boolean): ChartMark {
  if (chart.kind === "ring") return chart;
  const { part } = chart;
  const fill = isDrawing ? mirrorFill(part.fill) : part.fill;
  return { ...chart, part: { ...part, fill }, isMirrored: true };
}

function mirrorFill(fill: string): string {
  const gradient = parseGradient(fill);
  return gradient ? formatGradient({ ...gradient, angleDeg: -gradient.angleDeg }) : fill;
}

const mirroredSides = [
  ["paddingLeft", "paddingRight"],
  ["marginLeft", "marginRight"],
  ["borderLeft", "borderRight"],
  ["borderTopLeftRadius", "borderTopRightRadius"],
  ["borderBottomLeftRadius", "borderBottomRightRadius"],
] as const;

/** Mirrors the x coordinates of a clip path such as `polygon(0 0, 100% 20%)`. */
function mirrorPolygon(path: string): string {
  return path.replace(/(?<![\d.])([\d.]+)%? ([\d.]+%?)(?=[,)])/g, (_, x: string, y: string) => {
    return `${Math.round((100 - Number(x)) * 100) / 100}% ${y}`;
  });
}
