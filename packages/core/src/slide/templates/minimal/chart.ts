import { withAlpha } from "../../../design/rgb.ts";
import { quietBar } from "../../composition/chart/bar-color.ts";
import { drawPlainChart } from "../../composition/chart/plain-chart.ts";
import type { Scene } from "../../composition/scene/scene.ts";
import type { TemplateSkin } from "../../composition/scene/skin.ts";
import { gutter, hairline, line, rowLines } from "./grid.ts";
import { minimalSheet } from "./sheet.ts";

/** Draws columns without an axis. If names or values are too long for columns, draws rows of bars under thin lines. */
export const drawChart: TemplateSkin["chart"] = (scene, { letters }, chart, room) => {
  const { px, colors } = scene;
  const { ink, muted } = colors.paper;
  const sheet = minimalSheet(scene);
  return drawPlainChart(scene, chart, room, {
    columnGap: gutter,
    fill: (isMost) => barColor(scene, isMost),
    value: {
      look: (isMost) => ({
        letters: { ...letters.number, leading: 1, tracking: -0.05, weight: isMost ? 600 : 300 },
        color: ink,
      }),
      maxSize: 88,
      height: 110,
      gap: 14,
    },
    label: {
      look: (isMost) => ({
        letters: { ...letters.body, leading: 1.2, weight: isMost ? 600 : 400 },
        color: isMost ? ink : muted,
      }),
      maxSize: 38,
      overhang: 0.3,
      gap: 18,
    },
    bars: {
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
          color: sheet.ink,
          share: 0.56,
        },
        value: {
          letters: { ...letters.number, leading: 1.1, tracking: -0.04, weight: isMost ? 600 : 300 },
          color: sheet.ink,
          share: 0.4,
          scale: 1.25,
        },
      }),
      rules: (areas) => [
        ...rowLines(scene, areas),
        ...areas
          .slice(-1)
          .map((area) => line(scene, { ...area, y: area.y + area.height }, hairline, sheet.line)),
      ],
    },
  });
};

/** Opacity of all bars except the longest. */
const paleBar = 0.42;

/** Returns a bar's colour: a pale accent for all but the longest. */
function barColor({ colors, context }: Scene, isMost: boolean): string {
  const { paper } = colors;
  const pale = withAlpha(paper.accentLarge, paleBar);
  return isMost ? paper.lead : quietBar(pale, paper, context.palette.backgroundColor);
}
