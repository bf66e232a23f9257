import { quietBar } from "../../composition/chart/bar-color.ts";
import { columnsOrBars, type ColumnsLook } from "../../composition/chart/bar-columns.ts";
import type { BarsLook } from "../../composition/chart/bars.ts";
import { withChartMark } from "../../composition/chart/chart-mark.ts";
import { boxAt } from "../../composition/scene/boxes.ts";
import type { Area, Scene } from "../../composition/scene/scene.ts";
import type { TemplateSkin } from "../../composition/scene/skin.ts";
import { rowRules, rule } from "./parts.ts";

/** Draws columns on a rule, with serif values. If names or values are too long, draws rows of bars under rules. */
export const drawChart: TemplateSkin["chart"] = (scene, skin, chart, room) => {
  const { bars } = chart;
  const gapPx = scene.px(30);
  const widthPx = Math.floor((room.width - gapPx * (bars.length - 1)) / bars.length);
  const columns = columnsLook(scene, skin, room, { widthPx, gapPx });
  return columnsOrBars(scene, chart, room, { columns, bars: barsLook(scene, skin) });
};

/** Returns a bar's colour: the accent for the longest, else quiet ink. */
function barColor({ colors, context }: Scene, isMost: boolean): string {
  const { paper } = colors;
  return isMost ? paper.lead : quietBar(paper.line, paper, context.palette.backgroundColor);
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
        letters: { ...letters.figure, leading: 1.04 },
        color: isMost ? colors.paper.highlight.color : ink,
      }),
      maxSize: 100,
      widthPx,
      heightPx: px(116),
      gapPx: px(12),
    },
    label: {
      look: (isMost) => ({
        letters: { family: "sans", leading: 1.24, weight: isMost ? 700 : 500 },
        color: isMost ? ink : muted,
      }),
      maxSize: 36,
      widthPx,
      heightPx: room.height * 0.22,
      gapPx: px(20),
    },
    draw: (column, { bar, isMost }) => {
      const fill = barColor(scene, isMost);
      return withChartMark(boxAt(column, { backgroundColor: fill }), "column", { bar, fill });
    },
    grid: ({ x, y, width, height }) => [rule(scene, { x, y: y + height, width }, "rule", ink)],
  };
}

function barsLook(scene: Scene, { letters }: TemplateSkin): BarsLook {
  const { px, colors } = scene;
  const { paper } = colors;
  return {
    gapPx: 0,
    row: (rowPx) => ({
      barPx: Math.max(3, Math.min(px(26), rowPx * 0.2)),
      overPx: px(8),
      footPx: px(18),
      airPx: px(12),
    }),
    maxSize: 50,
    words: (isMost) => ({
      label: {
        letters: { ...letters.body, leading: 1.2, weight: isMost ? 600 : 400 },
        color: paper.ink,
        share: 0.6,
      },
      value: {
        letters: { ...letters.figure, leading: 1 },
        color: isMost ? paper.accent : paper.ink,
        share: 0.38,
        scale: 1.5,
      },
    }),
    draw: (track, { bar, share, isMost }) => {
      const fill = barColor(scene, isMost);
      const place = { ...track, width: track.width * share };
      return [withChartMark(boxAt(place, { backgroundColor: fill }), "bar", { bar, fill })];
    },
    rules: (areas) => rowRules(scene, areas),
  };
}
