import { formatGradient, parseGradient } from "../../design/gradient.ts";
import {
  box,
  type BoxNode,
  type ChartMark,
  type ImageNode,
  type SlideNode,
} from "../../drawing/node.ts";
import type { SlideStyle } from "../../drawing/style.ts";
import { svgDataUrl } from "../../drawing/svg.ts";
import type { Area, Circle } from "./scene.ts";

/** A box at a place of the stage, or of the box that it stands in. */
export function at(
  { x, y, width, height }: Area,
  style: SlideStyle,
  ...children: (SlideNode | null)[]
): BoxNode {
  return box(
    { position: "absolute", left: x, top: y, width, height, display: "flex", ...style },
    ...children,
  );
}

/** Nodes of that height in an area; those that are higher are cut at the last whole line that fits. */
export function within(area: Area, heightPx: number, node: SlideNode): BoxNode {
  if (heightPx <= area.height + 0.5) return at({ ...area, height: heightPx }, {}, node);
  return { ...at(area, { overflow: "hidden" }, node), role: "cut" };
}

/** A column whose children have a width, and a row. */
export function column(style: SlideStyle, ...children: (SlideNode | null)[]): BoxNode {
  return box({ display: "flex", flexDirection: "column", flexShrink: 0, ...style }, ...children);
}

export function row(style: SlideStyle, ...children: (SlideNode | null)[]): BoxNode {
  return box({ display: "flex", flexDirection: "row", flexShrink: 0, ...style }, ...children);
}

/** A square of that size around something in its middle. */
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

/** Free room that pushes its neighbours apart. */
export function spring(): BoxNode {
  return box({ flexGrow: 1, flexShrink: 1 });
}

/** A drawn picture at a place of the stage; it turns round where lines begin at the right. */
export function art(area: Area, body: string, style: SlideStyle = {}): ImageNode {
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

/** The square that holds a circle. */
export function squareOf({ x, y, radius }: Circle): Area {
  return { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius };
}

export function disc(circle: Circle, style: SlideStyle): BoxNode {
  return at(squareOf(circle), { borderRadius: circle.radius, ...style });
}

/** A placed node, moved up. */
export function lifted(node: SlideNode, byPx: number): SlideNode {
  return { ...node, style: { ...node.style, top: Number(node.style.top ?? 0) - byPx } };
}

/** Placed nodes moved up or down. */
export function moved(
  { widthPx, heightPx }: { widthPx: number; heightPx: number },
  nodes: SlideNode[],
  byPx: number,
): SlideNode[] {
  const whole: Area = { x: 0, y: byPx, width: widthPx, height: heightPx };
  return nodes.length === 0 || byPx === 0 ? nodes : [at(whole, {}, ...nodes)];
}

/** The area without `by` on each side; a side that is not named keeps its place. */
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

/** The lower part of an area, CSS px high. */
export function footOf(area: Area, heightPx: number): Area {
  return { ...area, y: area.y + area.height - heightPx, height: heightPx };
}

/**
 * Turns a composition round for writing from right to left: every placed box goes to the other side of the one it
 * stands in, and drawings are mirrored. Pictures and words stay as they are.
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

/** Rings turn clockwise in both directions of writing; the gradient of a drawing is mirrored with it. */
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

/** `polygon(0 0, 100% 20%)`: the horizontal numbers counted from the other side. */
function mirrorPolygon(path: string): string {
  return path.replace(/([\d.]+)%? ([\d.]+%?)(?=[,)])/g, (_, x: string, y: string) => {
    return `${Math.round((100 - Number(x)) * 100) / 100}% ${y}`;
  });
}
