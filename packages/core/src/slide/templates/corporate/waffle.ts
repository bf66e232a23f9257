import type { SlideNode } from "../../../drawing/node.ts";
import { drawSvg } from "../../composition/scene/boxes.ts";
import type { Area, Scene } from "../../composition/scene/scene.ts";

/** Columns and rows of the hundred squares; `low` is for a square slide. */
const grids = { usual: [20, 5], low: [25, 4] } as const;
/** Gap between two squares, as a fraction of a square's side. */
const gapShare = 0.2;

function gridOf({ shape }: Scene): readonly [columns: number, rows: number] {
  return shape === "square" ? grids.low : grids.usual;
}

/** Returns the height of all squares for a given width, CSS px. */
export function waffleHeight(scene: Scene, width: number): number {
  const [columns, rows] = gridOf(scene);
  const side = width / (columns + (columns - 1) * gapShare);
  return side * (rows + (rows - 1) * gapShare);
}

/** Draws a hundred squares. One is filled for each percent, column by column. */
export function drawWaffle(scene: Scene, area: Area, percent: number): SlideNode {
  const { colors } = scene;
  const [columns, rows] = gridOf(scene);
  const side = area.width / (columns + (columns - 1) * gapShare);
  const step = side * (1 + gapShare);
  const round = (value: number) => Math.round(value * 100) / 100;
  const filled = Math.round(percent);
  const squares = Array.from({ length: columns * rows }, (_, index) => {
    const [column, row] = [Math.floor(index / rows), index % rows];
    const fill = index < filled ? "url(#w)" : colors.paper.line;
    return `<rect x="${round(column * step)}" y="${round(row * step)}" width="${round(side)}" height="${round(side)}" fill="${fill}"/>`;
  });
  const end = Math.max(1, (filled / 100) * area.width);
  const gradient = `<defs><linearGradient id="w" x1="0" y1="0" x2="${round(end)}" y2="0" gradientUnits="userSpaceOnUse"><stop stop-color="${colors.paper.accentLarge}"/><stop offset="1" stop-color="${colors.paper.blend}"/></linearGradient></defs>`;
  return drawSvg(area, gradient + squares.join(""));
}
