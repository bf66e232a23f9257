import { multiplyAlpha } from "../../../design/rgb.ts";
import { withChartMark } from "../../composition/chart/chart-mark.ts";
import { drawBars, type BarsLook } from "../../composition/chart/bars.ts";
import { squeezedGap } from "../../composition/scene/squeeze.ts";
import { largestBarGradient, quietBar } from "../../composition/chart/bar-color.ts";
import { boxAt } from "../../composition/scene/boxes.ts";
import type { Scene } from "../../composition/scene/scene.ts";
import type { TemplateSkin } from "../../composition/scene/skin.ts";

/** Draws bars as pills that start at zero, each with label and value above. The largest one is emphasized. */
export const chartPills: TemplateSkin["chart"] = (scene, { letters }, chart, room) => {
  const { px, colors, photo } = scene;
  const { paper } = colors;
  // Beside a photo, rows have little height, so values are enlarged less.
  const [most, usual] = photo ? [1.2, 1] : [1.55, 1.2];
  return drawBars(scene, chart, room, {
    gapPx: squeezedGap(scene, 26),
    row: (rowPx) => ({
      barPx: Math.min(px(60), rowPx * 0.36),
      overPx: Math.min(px(16), rowPx * 0.1),
    }),
    maxSize: 46,
    words: (isMost) => ({
      label: { letters: { ...letters.lead, leading: 1.2 }, color: paper.ink, share: 0.6 },
      value: {
        letters: { ...letters.label, weight: 700, leading: 1.05 },
        color: isMost ? paper.highlight.color : paper.inkLarge,
        share: 0.38,
        scale: isMost ? most : usual,
      },
    }),
    draw: drawPill(scene),
  });
};

/** Returns a function that draws a track and a pill on it. The pill's length shows the value. */
function drawPill(scene: Scene): BarsLook["draw"] {
  const { paper, panel } = scene.colors;
  return (track, { bar, share, isMost, hasTrack }) => {
    const radius = track.height / 2;
    const width = track.width * share;
    const fill = isMost
      ? largestBarGradient(paper, 90)
      : quietBar(
          multiplyAlpha(paper.accentLarge, 0.46),
          paper,
          scene.context.palette.backgroundColor,
        );
    const look = isMost ? { backgroundImage: fill } : { backgroundColor: fill };
    const pill = { borderRadius: Math.min(radius, width / 2), ...(width >= 1 && look) };
    return [
      ...(hasTrack
        ? [boxAt(track, { borderRadius: radius, backgroundColor: panel.background })]
        : []),
      withChartMark(boxAt({ ...track, width }, pill), "bar", { bar, fill }),
    ];
  };
}
