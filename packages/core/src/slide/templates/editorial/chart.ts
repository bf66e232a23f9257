import { quietBar } from "../../composition/chart/bar-color.ts";
import { drawPlainChart } from "../../composition/chart/plain-chart.ts";
import type { TemplateSkin } from "../../composition/scene/skin.ts";
import { rowRules, rule } from "./parts.ts";

/** Draws columns on a rule, with serif values. If names or values are too long, draws rows of bars under rules. */
export const drawChart: TemplateSkin["chart"] = (scene, skin, chart, room) => {
  const { letters } = skin;
  const { px, colors, context } = scene;
  const { paper } = colors;
  const { ink, muted } = paper;
  return drawPlainChart(scene, chart, room, {
    columnGap: 30,
    fill: (isMost) =>
      isMost ? paper.lead : quietBar(paper.line, paper, context.palette.backgroundColor),
    value: {
      look: (isMost) => ({
        letters: { ...letters.figure, leading: 1.04 },
        color: isMost ? paper.highlight.color : ink,
      }),
      maxSize: 100,
      height: 116,
      gap: 12,
    },
    label: {
      look: (isMost) => ({
        letters: { family: "sans", leading: 1.24, weight: isMost ? 700 : 500 },
        color: isMost ? ink : muted,
      }),
      maxSize: 36,
      gap: 20,
    },
    grid: ({ x, y, width, height }) => [rule(scene, { x, y: y + height, width }, "rule", ink)],
    bars: {
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
          color: ink,
          share: 0.6,
        },
        value: {
          letters: { ...letters.figure, leading: 1 },
          color: isMost ? paper.accent : ink,
          share: 0.38,
          scale: 1.5,
        },
      }),
      rules: (areas) => rowRules(scene, skin, areas),
    },
  });
};
