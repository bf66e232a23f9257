import { mixHex } from "../../../design/rgb.ts";
import { drawBars, type BarsLook } from "../../composition/chart/bars.ts";
import { withChartMark } from "../../composition/chart/chart-mark.ts";
import { squeezedGap } from "../../composition/scene/squeeze.ts";
import { quietBar } from "../../composition/chart/bar-color.ts";
import { drawSvg } from "../../composition/scene/boxes.ts";
import type { Scene } from "../../composition/scene/scene.ts";
import type { TemplateSkin } from "../../composition/scene/skin.ts";
import { neonOf } from "./paint.ts";

const cells = 24;
/** With more bars than this, each bar has less height. */
const manyBars = 4;

/** Draws bars as rows of cells that light up to the value, with label and value above. The largest is brightest. */
export const chartMeters: TemplateSkin["chart"] = (scene, { letters }, chart, room) => {
  const { px, colors, shape, photo } = scene;
  const { paper } = colors;
  const isTight = chart.bars.length > manyBars || shape === "landscape" || photo !== null;
  const [most, usual] = photo ? [1.15, 1] : [1.45, 1.15];
  return drawBars(scene, chart, room, {
    gapPx: squeezedGap(scene, 28),
    row: (rowPx) => ({
      barPx: Math.min(px(92), rowPx * (isTight ? 0.3 : 0.42)),
      overPx: Math.min(px(18), rowPx * 0.13),
    }),
    maxSize: 46,
    words: (isMost) => ({
      label: { letters: { ...letters.lead, leading: 1.2 }, color: paper.ink, share: 0.58 },
      value: {
        letters: { family: "mono", weight: 700, leading: 1.1, tracking: -0.05 },
        color: isMost ? paper.highlight.color : paper.inkLarge,
        share: 0.4,
        scale: isMost ? most : usual,
      },
    }),
    draw: drawMeter(scene),
  });
};

/** Returns a function that draws a bar's cells. The last lit cell may be lit in part, so the lit length is exact. */
function drawMeter(scene: Scene): BarsLook["draw"] {
  const { px, context } = scene;
  const { tube, end, off } = neonOf(scene);
  const ground = context.palette.backgroundColor;
  const dark = mixHex(ground, off, 0.55);
  const quiet = quietBar(mixHex(ground, tube, 0.52), scene.colors.paper, ground);
  const gapPx = Math.max(1.5, px(8));
  return (area, { bar, share, isMost, hasTrack }) => {
    const width = (area.width - gapPx * (cells - 1)) / cells;
    const radius = Math.min(px(6), width / 3).toFixed(2);
    const drawn = Array.from({ length: cells }, (_, cell) => {
      const x = cell * (width + gapPx);
      const onPx = Math.max(0, Math.min(width, area.width * share - x));
      const color = isMost ? mixHex(end, tube, cell / (cells - 1)) : quiet;
      const rect = (wide: number, fill: string) =>
        `<rect x="${x.toFixed(2)}" y="0" width="${wide.toFixed(2)}" height="${area.height.toFixed(2)}" rx="${radius}" fill="${fill}"/>`;
      return {
        off: hasTrack && onPx < width ? rect(width, dark) : "",
        on: onPx > 0.2 ? rect(onPx, color) : "",
      };
    });
    const fill = isMost ? `linear-gradient(90deg, ${end}, ${tube})` : quiet;
    return [
      drawSvg(area, drawn.map((cell) => cell.off).join("")),
      withChartMark(
        drawSvg({ ...area, width: area.width * share }, drawn.map((cell) => cell.on).join("")),
        "bar",
        { bar, fill },
      ),
    ];
  };
}
