import { withAlpha } from "../../../design/rgb.ts";
import type { SlideNode } from "../../../drawing/node.ts";
import { columnsOrBars, type ColumnsLook } from "../../composition/chart/bar-columns.ts";
import { drawBars, type BarsLook } from "../../composition/chart/bars.ts";
import { withChartMark } from "../../composition/chart/chart-mark.ts";
import { largestBarGradient, quietBar } from "../../composition/chart/bar-color.ts";
import { boxAt } from "../../composition/scene/boxes.ts";
import type { Area, Scene } from "../../composition/scene/scene.ts";
import type { TemplateSkin } from "../../composition/scene/skin.ts";

/** Width of a column, as a fraction of the width that it has available. */
const columnShare = 0.74;

/**
 * Draws columns on a grid, the highest one emphasized; rows of bars if labels don't fit under columns, as on a compressed
 * slide.
 */
export const drawChart: TemplateSkin["chart"] = (scene, skin, chart, room) =>
  scene.squeeze > 0
    ? drawBars(scene, chart, room, barsLook(scene, skin))
    : columnsOrBars(scene, chart, room, {
        columns: columnsLook(scene, skin, room, chart.bars.length),
        bars: barsLook(scene, skin),
      });

function columnsLook(
  scene: Scene,
  { letters }: TemplateSkin,
  room: Area,
  count: number,
): ColumnsLook {
  const { px, colors } = scene;
  const { paper } = colors;
  const sidePx = px(16);
  const placePx = (room.width - 2 * sidePx) / count;
  return {
    placePx,
    columnPx: placePx * columnShare,
    gapPx: 0,
    x: room.x + sidePx,
    align: "center",
    value: {
      look: (isMost) => ({
        letters: { ...letters.number, leading: 1, tracking: -0.03 },
        color: isMost ? paper.highlight.color : paper.inkLarge,
      }),
      maxSize: 88,
      widthPx: Math.floor(placePx - px(8)),
      heightPx: room.height * 0.2,
      gapPx: px(16),
    },
    label: {
      look: (isMost) => ({
        letters: { ...letters.body, weight: isMost ? 700 : 400, leading: 1.16 },
        color: isMost ? paper.ink : paper.muted,
      }),
      maxSize: 42,
      widthPx: Math.floor(placePx - px(14)),
      heightPx: room.height * 0.2,
      gapPx: px(22),
    },
    draw: (column, { bar, isMost }) => {
      const fill = columnFill(scene, isMost);
      return withChartMark(boxAt(column, { backgroundImage: fill }), "column", { bar, fill });
    },
    grid: (columns, values) => drawGrid(scene, columns, values),
  };
}

/** Draws a line at every quarter of the height, with gaps at values. The line at zero is thicker. */
function drawGrid(
  { px, colors }: Scene,
  { x, y, width, height }: Area,
  values: readonly Area[],
): SlideNode[] {
  const { paper } = colors;
  return [0, 0.25, 0.5, 0.75, 1].flatMap((share) => {
    const linePx = share === 0 ? Math.max(1.5, px(4)) : Math.max(1, px(2));
    const backgroundColor = share === 0 ? paper.muted : paper.line;
    const top = y + height * (1 - share);
    const crossed = values.filter((value) => top > value.y && top < value.y + value.height);
    const starts = [x, ...crossed.map((value) => value.x + value.width)];
    const ends = [...crossed.map((value) => value.x), x + width];
    return starts.map((start, index) => {
      const end = ends[index] ?? start;
      const place = { x: start, y: top, width: Math.max(0, end - start), height: linePx };
      return boxAt(place, { backgroundColor });
    });
  });
}

/**
 * Returns a column's fill: vivid for the highest, muted but opaque for all others, so the grid doesn't show through.
 */
function columnFill({ colors, context }: Scene, isMost: boolean): string {
  const { paper } = colors;
  if (isMost) return largestBarGradient(paper, 0);
  const ground = context.palette.backgroundColor;
  const quiet = (alpha: number) => quietBar(withAlpha(paper.muted, alpha), paper, ground);
  return `linear-gradient(180deg, ${quiet(0.58)}, ${quiet(0.36)})`;
}

/** Draws bars on a track, the longest in the accent colour. */
function barsLook(scene: Scene, { letters }: TemplateSkin): BarsLook {
  const { px, colors } = scene;
  const { paper, panel } = colors;
  return {
    gapPx: px(24),
    row: (rowPx) => ({ barPx: Math.min(px(56), rowPx * 0.32), overPx: px(10) }),
    maxSize: 44,
    words: () => ({
      label: { letters: letters.body, color: paper.ink, share: 0.64 },
      value: { letters: letters.label, color: paper.ink, share: 0.34, scale: 1.15 },
    }),
    draw: (track, { bar, share, isMost, hasTrack }) => {
      const quiet = quietBar(paper.muted, paper, scene.context.palette.backgroundColor);
      const fill = isMost ? paper.accentLarge : quiet;
      const place = { ...track, width: track.width * share };
      return [
        ...(hasTrack ? [boxAt(track, { backgroundColor: panel.background })] : []),
        withChartMark(boxAt(place, { backgroundColor: fill }), "bar", { bar, fill }),
      ];
    },
  };
}
