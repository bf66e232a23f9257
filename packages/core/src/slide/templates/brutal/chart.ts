import { mixHex } from "../../../design/rgb.ts";
import { quietBar } from "../../composition/chart/bar-color.ts";
import { drawPlainChart } from "../../composition/chart/plain-chart.ts";
import type { Scene } from "../../composition/scene/scene.ts";
import type { TemplateSkin } from "../../composition/scene/skin.ts";
import { rowRules, rule } from "./fields.ts";

/** Draws columns on a rule without gaps. If names or values are too long, draws rows of thick bars under rules. */
export const drawChart: TemplateSkin["chart"] = (scene, { letters }, chart, room) => {
  const { px, colors } = scene;
  const { ink, muted } = colors.paper;
  return drawPlainChart(scene, chart, room, {
    columnGap: 16,
    fill: (isMost) => barColor(scene, isMost),
    value: {
      look: () => ({ letters: { ...letters.figure, leading: 1.04 }, color: ink }),
      maxSize: 96,
      height: 110,
      gap: 10,
    },
    label: {
      look: (isMost) => ({
        letters: { ...letters.body, leading: 1.16, weight: isMost ? 800 : 600 },
        color: isMost ? ink : muted,
      }),
      maxSize: 42,
      gap: 18,
    },
    grid: ({ x, y, width, height }) => [rule(scene, { x, y: y + height, width })],
    bars: {
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
          color: ink,
          share: 0.6,
        },
        value: { letters: letters.figure, color: ink, share: 0.38, scale: 1.2 },
      }),
      rules: (areas) => rowRules(scene, areas),
    },
  });
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
