import { withAlpha } from "../../../design/rgb.ts";
import { columnsOrBars, type ColumnsLook } from "../../composition/chart/bar-columns.ts";
import type { BarsLook } from "../../composition/chart/bars.ts";
import { withChartMark } from "../../composition/chart/chart-mark.ts";
import { quietBar } from "../../composition/chart/bar-color.ts";
import { boxAt } from "../../composition/scene/boxes.ts";
import type { Area, Scene } from "../../composition/scene/scene.ts";
import type { TemplateSkin } from "../../composition/scene/skin.ts";
import { gutter, hairline, line, rowLines } from "./grid.ts";
import { minimalSheet } from "./sheet.ts";

/** Opacity of all bars except the longest. */
const paleBar = 0.42;

/** Draws columns without an axis. If names or values are too long for columns, draws rows of bars under thin lines. */
export const drawChart: TemplateSkin["chart"] = (scene, skin, chart, room) => {
  const { bars } = chart;
  const gapPx = scene.px(gutter);
  const widthPx = Math.floor((room.width - gapPx * (bars.length - 1)) / bars.length);
  const columns = columnsLook(scene, skin, room, { widthPx, gapPx });
  return columnsOrBars(scene, chart, room, { columns, bars: barsLook(scene, skin) });
};

/** Returns a bar's colour: a pale accent for all but the longest. */
function barColor({ colors, context }: Scene, isMost: boolean): string {
  const { paper } = colors;
  const pale = withAlpha(paper.accentLarge, paleBar);
  return isMost ? paper.lead : quietBar(pale, paper, context.palette.backgroundColor);
}

function columnsLook(
  scene: Scene,
  { letters }: TemplateSkin,
  room: Area,
  { widthPx, gapPx }: { widthPx: number; gapPx: number },
): ColumnsLook {
  const { px, colors } = scene;
  const { ink, muted } = colors.paper;
  return {
    placePx: widthPx,
    columnPx: widthPx,
    gapPx,
    x: room.x,
    align: "start",
    value: {
      look: (isMost) => ({
        letters: { ...letters.number, leading: 1, tracking: -0.05, weight: isMost ? 600 : 300 },
        color: ink,
      }),
      maxSize: 88,
      widthPx,
      heightPx: px(110),
      gapPx: px(14),
    },
    label: {
      look: (isMost) => ({
        letters: { ...letters.body, leading: 1.2, weight: isMost ? 600 : 400 },
        color: isMost ? ink : muted,
      }),
      maxSize: 38,
      widthPx: widthPx + gapPx * 0.3,
      heightPx: room.height * 0.22,
      gapPx: px(18),
    },
    draw: (column, { bar, isMost }) => {
      const fill = barColor(scene, isMost);
      return withChartMark(boxAt(column, { backgroundColor: fill }), "column", { bar, fill });
    },
  };
}

/** Describes bars with name and value above them, and a thin line above each row. */
function barsLook(scene: Scene, { letters }: TemplateSkin): BarsLook {
  const { px } = scene;
  const { ink, line: lineColor } = minimalSheet(scene);
  return {
    gapPx: 0,
    row: (rowPx) => ({
      barPx: Math.max(2, Math.min(px(34), rowPx * 0.22)),
      overPx: px(10),
      footPx: px(14),
      airPx: px(16),
    }),
    maxSize: 48,
    words: (isMost) => ({
      label: {
        letters: { ...letters.lead, leading: 1.16, weight: isMost ? 600 : 400 },
        color: ink,
        share: 0.56,
      },
      value: {
        letters: { ...letters.number, leading: 1.1, tracking: -0.04, weight: isMost ? 600 : 300 },
        color: ink,
        share: 0.4,
        scale: 1.25,
      },
    }),
    draw: (track, { bar, share, isMost }) => {
      const fill = barColor(scene, isMost);
      const place = { ...track, width: track.width * share };
      return [withChartMark(boxAt(place, { backgroundColor: fill }), "bar", { bar, fill })];
    },
    rules: (areas) => [
      ...rowLines(scene, areas),
      ...areas
        .slice(-1)
        .map((area) => line(scene, { ...area, y: area.y + area.height }, hairline, lineColor)),
    ],
  };
}
