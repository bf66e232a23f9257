import { columnsOrBars, type ColumnsLook } from "../../composition/chart/bar-columns.ts";
import type { BarsLook } from "../../composition/chart/bars.ts";
import { withChartMark } from "../../composition/chart/chart-mark.ts";
import { largestBarGradient, quietBar } from "../../composition/chart/bar-color.ts";
import { boxAt } from "../../composition/scene/boxes.ts";
import { isLandscape, type Area, type Scene } from "../../composition/scene/scene.ts";
import type { TemplateSkin } from "../../composition/scene/skin.ts";
import { drawDonut } from "./donut.ts";
import { downwards, mistOf } from "./mist.ts";
import { arch, rowLine } from "./parts.ts";

/** Gap between columns, design px. */
const columnGap = 30;
/** Largest width of a column, and of its place on a landscape slide, which has room at the sides; design px. */
const widest = { column: 250, place: 440 } as const;

/**
 * Draws parts of a whole as a ring, and other values as columns with round tops. If values or labels don't fit the
 * columns, draws bars.
 */
export const drawChart: TemplateSkin["chart"] = (scene, skin, chart, room) => {
  const { bars, isWhole } = chart;
  const hasSum = bars.some(({ value }) => value > 0);
  if (isWhole && hasSum && scene.squeeze < 2) return drawDonut(scene, skin, bars, room);
  const columns = columnsLook(scene, skin, room, bars.length);
  return columnsOrBars(scene, chart, room, { columns, bars: barsLook(scene, skin) });
};

/** Describes columns with round tops on a thin line, the highest one in the primary colour. */
function columnsLook(
  scene: Scene,
  { letters }: TemplateSkin,
  room: Area,
  count: number,
): ColumnsLook {
  const { px, colors } = scene;
  const gapPx = px(columnGap);
  const isWide = isLandscape(scene);
  const mostPx = px(isWide ? widest.place : widest.column);
  const widthPx = Math.floor(Math.min(mostPx, (room.width - gapPx * (count - 1)) / count));
  const { paper } = colors;
  const mist = mistOf(scene);
  return {
    placePx: widthPx,
    columnPx: Math.min(widthPx, px(widest.column)),
    gapPx,
    x: room.x + (room.width - widthPx * count - gapPx * (count - 1)) / 2,
    align: "center",
    value: {
      look: (isMost) => ({
        letters: { ...letters.label, weight: isMost ? 600 : 500, leading: 1.1 },
        color: isMost ? paper.highlight.color : paper.ink,
      }),
      maxSize: 72,
      widthPx,
      heightPx: Math.max(24, px(100)),
      gapPx: px(12),
    },
    label: {
      look: (isMost) => ({
        letters: { ...letters.body, weight: isMost ? 700 : 400, leading: 1.22 },
        color: isMost ? paper.ink : paper.muted,
      }),
      maxSize: isWide ? 54 : 40,
      widthPx: widthPx + gapPx * 0.8,
      heightPx: room.height * 0.24,
      gapPx: px(20),
    },
    draw: (column, { bar, isMost }) => {
      const fill = isMost ? largestBarGradient(paper, 180) : downwards(mist);
      return withChartMark(arch(column, { backgroundImage: fill }), "column", { bar, fill });
    },
    grid: ({ x, y, width, height }) => [rowLine(scene, { x, y: y + height, width })],
  };
}

/** Describes rows for values with long names: name and value above a thin bar. */
function barsLook(scene: Scene, { letters }: TemplateSkin): BarsLook {
  const { px, colors } = scene;
  const { paper, panelStrong } = colors;
  return {
    gapPx: 0,
    row: (rowPx) => ({
      barPx: Math.max(2, Math.min(px(16), rowPx * 0.16)),
      overPx: px(8),
      footPx: px(14),
      airPx: px(12),
    }),
    maxSize: 46,
    words: (isMost) => ({
      label: {
        letters: { ...letters.body, leading: 1.2, weight: isMost ? 700 : 400 },
        color: paper.ink,
        share: 0.56,
      },
      value: { letters: letters.label, color: paper.accent, share: 0.42, scale: 1.16 },
    }),
    draw: (track, { bar, share, isMost, hasTrack }) => {
      const { height } = track;
      const place = { ...track, width: track.width * share };
      const quiet = quietBar(paper.accentLarge, paper, scene.context.palette.backgroundColor);
      const fill = isMost ? paper.lead : quiet;
      const look = { backgroundColor: fill, borderRadius: Math.min(height, place.width) / 2 };
      return [
        ...(hasTrack
          ? [boxAt(track, { backgroundColor: panelStrong.background, borderRadius: height / 2 })]
          : []),
        withChartMark(boxAt(place, look), "bar", { bar, fill }),
      ];
    },
    rules: (areas) => areas.map((area) => rowLine(scene, area)),
  };
}
