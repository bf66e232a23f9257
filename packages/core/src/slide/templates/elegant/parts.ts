import { withAlpha } from "../../../design/rgb.ts";
import { box, type BoxNode, type ImageNode, type SlideNode } from "../../../drawing/node.ts";
import type { SlideStyle } from "../../../drawing/style.ts";
import { svgDataUrl } from "../../../drawing/svg.ts";
import { boxAt, disc, row } from "../../composition/scene/boxes.ts";
import type { Area, Circle, Scene } from "../../composition/scene/scene.ts";

/** Width of all thin lines, design px. */
const fine = 1.8;

export function finePx({ px }: Scene): number {
  return Math.max(1, px(fine));
}

/** Draws a box whose top is a half circle; a smaller `radiusPx` makes the top less round. */
export function arch(
  area: Area,
  style: SlideStyle,
  { radiusPx = area.width / 2, children = [] }: { radiusPx?: number; children?: SlideNode[] } = {},
): BoxNode {
  const radius = Math.min(radiusPx, area.width / 2, area.height);
  return boxAt(
    area,
    { borderTopLeftRadius: radius, borderTopRightRadius: radius, ...style },
    ...children,
  );
}

/** Draws thin lines around an arch, fainter with each step outwards. */
export function archRings(
  scene: Scene,
  area: Area,
  {
    count,
    step,
    color,
    radiusPx = area.width / 2,
  }: { count: number; step: number; color: string; radiusPx?: number },
): SlideNode[] {
  if (!scene.context.design.showBackgroundElements) return [];
  const stepPx = scene.px(step);
  return Array.from({ length: count }, (_, index) => {
    const by = (index + 1) * stepPx;
    const place = {
      x: area.x - by,
      y: area.y - by,
      width: area.width + 2 * by,
      height: area.height + by,
    };
    const alpha = 0.5 - (0.34 * index) / Math.max(1, count - 1);
    return arch(
      place,
      { border: `${finePx(scene)}px solid ${withAlpha(color, alpha)}` },
      { radiusPx: radiusPx + by },
    );
  });
}

/** Draws thin circles around a point, fainter with each step outwards. */
export function circles(
  scene: Scene,
  { count, step, color, ...inner }: Circle & { count: number; step: number; color: string },
): SlideNode[] {
  return Array.from({ length: count }, (_, index) => {
    const alpha = 0.46 - (0.32 * index) / Math.max(1, count - 1);
    const border = `${finePx(scene)}px solid ${withAlpha(color, alpha)}`;
    return disc({ ...inner, radius: inner.radius + index * step }, { border });
  });
}

/** Draws a square, rotated by 45 degrees. */
export function diamond(sizePx: number, color: string, style: SlideStyle = {}): BoxNode {
  const size = Math.max(2, sizePx);
  return box({
    width: size,
    height: size,
    backgroundColor: color,
    transform: "rotate(45deg)",
    flexShrink: 0,
    ...style,
  });
}

/** Draws a diamond between two short lines. */
export function flourish(scene: Scene, color: string, line: string): BoxNode {
  const { px } = scene;
  const stroke = () =>
    box({ width: px(76), height: finePx(scene), backgroundColor: line, flexShrink: 0 });
  return row(
    { alignItems: "center", columnGap: px(24) },
    stroke(),
    diamond(px(13), color),
    stroke(),
  );
}

/** Draws a thin line above a block, with a diamond on it if the design underlines headers. */
export function openingLine(
  scene: Scene,
  { x, y, width }: Omit<Area, "height">,
  {
    align = "start",
    isMarked = scene.context.design.headerUnderline,
  }: { align?: "start" | "center"; isMarked?: boolean } = {},
): SlideNode[] {
  const { px, colors } = scene;
  const size = px(15);
  const thick = finePx(scene);
  const hairline = boxAt(
    { x, y, width, height: thick },
    { backgroundColor: withAlpha(colors.paper.accentLarge, 0.34) },
  );
  if (!isMarked) return [hairline];
  const start = align === "center" ? x + (width - size) / 2 : x + size * 0.2;
  const mark = diamond(size, colors.paper.accentLarge);
  return [
    hairline,
    boxAt({ x: start, y: y + (thick - size) / 2, width: size, height: size }, {}, mark),
  ];
}

/** Draws the thin line between two rows. */
export function rowLine(scene: Scene, place: Omit<Area, "height">): SlideNode {
  return openingLine(scene, place, { isMarked: false })[0] ?? boxAt({ ...place, height: 1 }, {});
}

/** Draws the thin lines above rows. The first one has a diamond if the design underlines headers. */
export function rowLines(scene: Scene, rows: readonly Area[]): SlideNode[] {
  const topY = rows[0]?.y;
  return rows.flatMap((place) =>
    place.y === topY ? openingLine(scene, place) : [rowLine(scene, place)],
  );
}

/** Draws a long arrow with a thin line. */
export function longArrow({ px }: Scene, color: string): ImageNode {
  const [width, height] = [px(110), px(24)];
  const scale = Math.round((width / 110) * 1000) / 1000;
  const body = `<g transform="scale(${scale})" fill="none" stroke="${color}" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"><path d="M2 12H106M94 3l12 9-12 9"/></g>`;
  return {
    kind: "image",
    src: svgDataUrl(width, height, body),
    style: { width, height, flexShrink: 0 },
  };
}
