import type { Pattern } from "../design/design.ts";
import { multiplyAlpha } from "../design/rgb.ts";
import { box, type BoxNode } from "../drawing/node.ts";
import type { SlideStyle } from "../drawing/style.ts";
import { svgDataUrl } from "../drawing/svg.ts";
import type { Area } from "./composition/scene/scene.ts";

export type DrawnPattern = Exclude<Pattern, "none">;

/** Width and height of a pattern's tile, CSS px. */
export const patternTilePx: Readonly<Record<DrawnPattern, number>> = {
  dots: 18,
  grid: 36,
  diagonal: 22,
  waves: 40,
};

/** Opacities at which tiles are drawn, as fractions of the pattern's. The first is the nearest to an area. */
const shares = [0.33, 0.67, 1] as const;
/** A tile is drawn with a higher opacity for each such distance from the nearest area, CSS px. */
const stepPx = 12;

/** A pattern on a slide. `tilePx` may differ from `patternTilePx`, so that tiles have whole device pixels. */
export interface PatternPlan {
  pattern: DrawnPattern;
  color: string;
  widthPx: number;
  heightPx: number;
  /** Areas of words and shapes, around which the pattern fades out. */
  areas: readonly Area[];
}

/** Tiles beside each other that have the same opacity. */
interface Run {
  share: number;
  column: number;
  columns: number;
  row: number;
  rows: number;
}

/** Draws a pattern that fades out around areas. Returns boxes of whole tiles. */
export function drawPattern(plan: PatternPlan, tilePx: number): BoxNode[] {
  const { pattern, color } = plan;
  const looks = shares.map((share) => patternStyle(pattern, tilePx, multiplyAlpha(color, share)));
  return findRuns(plan, tilePx).map(({ share, column, columns, row, rows }) =>
    box({
      position: "absolute",
      left: column * tilePx,
      top: row * tilePx,
      width: columns * tilePx,
      height: rows * tilePx,
      ...looks[share],
    }),
  );
}

/** Divides the tiles of a slide into rectangles of one opacity, row by row. */
function findRuns({ widthPx, heightPx, areas }: PatternPlan, tilePx: number): Run[] {
  const runs: Run[] = [];
  let above: Run[] = [];
  for (let row = 0; row * tilePx < heightPx; row += 1) {
    const found: Run[] = [];
    for (let column = 0; column * tilePx < widthPx; column += 1) {
      const tile = { x: column * tilePx, y: row * tilePx, width: tilePx, height: tilePx };
      const share = shareAt(tile, areas);
      const last = found.at(-1);
      if (share < 0) continue;
      if (last?.share === share && last.column + last.columns === column) last.columns += 1;
      else found.push({ share, column, columns: 1, row, rows: 1 });
    }
    above = found.map((run) => {
      const same = above.find(
        ({ share, column, columns }) =>
          share === run.share && column === run.column && columns === run.columns,
      );
      if (same) same.rows += 1;
      else runs.push(run);
      return same ?? run;
    });
  }
  return runs;
}

/** Returns the index in `shares` of a tile's opacity; negative for a tile that touches an area. */
function shareAt(tile: Area, areas: readonly Area[]): number {
  let gapPx = Number.POSITIVE_INFINITY;
  for (const area of areas) {
    const besidePx = Math.max(area.x - tile.x - tile.width, tile.x - area.x - area.width, 0);
    const overPx = Math.max(area.y - tile.y - tile.height, tile.y - area.y - area.height, 0);
    gapPx = Math.min(gapPx, Math.hypot(besidePx, overPx));
  }
  return Math.min(shares.length, Math.ceil(gapPx / stepPx)) - 1;
}

function patternStyle(pattern: DrawnPattern, tilePx: number, color: string): SlideStyle {
  const size = patternTilePx[pattern];
  return {
    backgroundImage: `url("${svgDataUrl(size, size, drawTile(pattern, size, color))}")`,
    backgroundSize: `${tilePx}px ${tilePx}px`,
    backgroundRepeat: "repeat",
  };
}

function drawTile(pattern: DrawnPattern, size: number, color: string): string {
  const half = size / 2;
  switch (pattern) {
    case "dots":
      return `<circle cx="${half}" cy="${half}" r="1.5" fill="${color}"/>`;
    case "grid":
      return `<path d="M0 0H${size}M0 0V${size}" stroke="${color}" stroke-width="1.6"/>`;
    case "diagonal":
      return `<path d="M-3 ${size + 3}L${size + 3} -3M-3 3L3 -3M${size - 3} ${size + 3}L${size + 3} ${size - 3}" stroke="${color}" stroke-width="1.8"/>`;
    case "waves":
      return `<path d="M0 ${half}C${size / 4} ${half - 9} ${size / 4} ${half - 9} ${half} ${half}S${size * 0.75} ${half + 9} ${size} ${half}" fill="none" stroke="${color}" stroke-width="1.8"/>`;
  }
}
