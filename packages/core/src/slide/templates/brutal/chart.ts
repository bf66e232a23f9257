import { mixHex } from "../../../design/rgb.ts";
import { columnsOrBars, type ColumnsLook } from "../../composition/chart/bar-columns.ts";
import { quietBar } from "../../composition/chart/bar-color.ts";
import type { BarsLook } from "../../composition/chart/bars.ts";
import { withChartMark } from "../../composition/chart/chart-mark.ts";
import { boxAt } from "../../composition/scene/boxes.ts";
import type { Area, Scene } from "../../composition/scene/scene.ts";
import type { TemplateSkin } from "../../composition/scene/skin.ts";
import { rowRules, rule } from "./fields.ts";

/** Draws columns on a rule without gaps. If names or values are too long, draws rows of thick bars under rules. */
export const drawChart: TemplateSkin["chart"] = (scene, skin, chart, room) => {
  const { bars } = chart;
  const gapPx = scene.px(16);
  const widthPx = Math.floor((room.width - gapPx * (bars.length - 1)) / bars.length);
  const columns = columnsLook(scene, skin, room, { widthPx, gapPx });
  return columnsOrBars(scene, chart, room, { columns, bars: barsLook(scene, skin) });
};

/** How much of the text colour is in all bars but the longest. */
const quietInk = 0.3;

/** Returns a bar's colour: the strongest for the longest. */
function barColor({ colors, context }: Scene, isMost: boolean): string {
  const { paper } = colors;
  const { backgroundColor } = context.palette;
  const quiet = mixHex(backgroundColor, paper.ink, quietInk);
  return isMost ? paper.lead : quietBar(quiet, paper, backgroundColor);
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
      look: () => ({ letters: { ...letters.figure, leading: 1.04 }, color: ink }),
      maxSize: 96,
      widthPx,
      heightPx: px(110),
      gapPx: px(10),
    },
    label: {
      look: (isMost) => ({
        letters: { ...letters.body, leading: 1.16, weight: isMost ? 800 : 600 },
        color: isMost ? ink : muted,
      }),
      maxSize: 42,
      widthPx,
      heightPx: room.height * 0.22,
      gapPx: px(18),
    },
    draw: (column, { bar, isMost }) => {
      const fill = barColor(scene, isMost);
      return withChartMark(boxAt(column, { backgroundColor: fill }), "column", { bar, fill });
    },
    grid: ({ x, y, width, height }) => [rule(scene, { x, y: y + height, width })],
  };
}

function barsLook(scene: Scene, { letters }: TemplateSkin): BarsLook {
  const { px, colors } = scene;
  const { paper } = colors;
  return {
    gapPx: 0,
    row: (rowPx) => ({
      barPx: Math.max(4, Math.min(px(44), rowPx * 0.28)),
      overPx: px(8),
      footPx: px(18),
      airPx: px(14),
    }),
    maxSize: 50,
    words: (isMost) => ({
      label: {
        letters: { ...letters.body, leading: 1.16, weight: isMost ? 800 : 600 },
        color: paper.ink,
        share: 0.6,
      },
      value: { letters: letters.figure, color: paper.ink, share: 0.38, scale: 1.2 },
    }),
    draw: (track, { bar, share, isMost }) => {
      const fill = barColor(scene, isMost);
      const place = { ...track, width: track.width * share };
      return [withChartMark(boxAt(place, { backgroundColor: fill }), "bar", { bar, fill })];
    },
    rules: (areas) => rowRules(scene, areas),
  };
}
