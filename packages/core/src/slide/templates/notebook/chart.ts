import { mixHex } from "../../../design/rgb.ts";
import { quietBar } from "../../composition/chart/bar-color.ts";
import { columnsOrBars, type ColumnsLook } from "../../composition/chart/bar-columns.ts";
import type { BarsLook } from "../../composition/chart/bars.ts";
import { withChartMark } from "../../composition/chart/chart-mark.ts";
import { boxAt } from "../../composition/scene/boxes.ts";
import type { Area, Scene } from "../../composition/scene/scene.ts";
import type { TemplateSkin } from "../../composition/scene/skin.ts";
import { sheetOf } from "./colors.ts";
import { handLine } from "./hand.ts";

/** Draws columns on a line drawn by hand. If names or values are too long, draws rows of bars. */
export const drawChart: TemplateSkin["chart"] = (scene, skin, chart, room) => {
  const { bars } = chart;
  const gapPx = scene.px(34);
  const widthPx = Math.floor((room.width - gapPx * (bars.length - 1)) / bars.length);
  const columns = columnsLook(scene, skin, room, { widthPx, gapPx });
  return columnsOrBars(scene, chart, room, { columns, bars: barsLook(scene, skin) });
};

/** How much of the text colour is in all bars but the longest. */
const quietInk = 0.26;

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
  const { px } = scene;
  const { ink, muted } = sheetOf(scene);
  return {
    placePx: widthPx,
    columnPx: widthPx,
    gapPx,
    x: room.x,
    align: "center",
    value: {
      look: () => ({ letters: { ...letters.figure, leading: 1.04 }, color: ink }),
      maxSize: 96,
      widthPx,
      heightPx: px(110),
      gapPx: px(10),
    },
    label: {
      look: (isMost) => ({
        letters: { ...letters.body, leading: 1.16, weight: isMost ? 700 : 400 },
        color: isMost ? ink : muted,
      }),
      maxSize: 44,
      widthPx,
      heightPx: room.height * 0.22,
      gapPx: px(20),
    },
    draw: (column, { bar, isMost }) => {
      const fill = barColor(scene, isMost);
      const style = {
        backgroundColor: fill,
        borderTopLeftRadius: px(14),
        borderTopRightRadius: px(10),
      };
      return withChartMark(boxAt(column, style), "column", { bar, fill });
    },
    grid: ({ x, y, width, height }) => [
      handLine(scene, { x, y: y + height, width }, { name: "axis", pen: "pen", color: ink }),
    ],
  };
}

function barsLook(scene: Scene, { letters }: TemplateSkin): BarsLook {
  const { px } = scene;
  const paper = sheetOf(scene);
  return {
    gapPx: squeezeGap(scene),
    row: (rowPx) => ({
      barPx: Math.max(4, Math.min(px(38), rowPx * 0.28)),
      overPx: px(8),
      airPx: px(10),
    }),
    maxSize: 54,
    words: (isMost) => ({
      label: {
        letters: { ...letters.body, leading: 1.16, weight: isMost ? 700 : 400 },
        color: paper.ink,
        share: 0.6,
      },
      value: { letters: letters.figure, color: paper.ink, share: 0.38, scale: 1.2 },
    }),
    draw: (track, { bar, share, isMost }) => {
      const fill = barColor(scene, isMost);
      const place = { ...track, width: track.width * share };
      const style = { backgroundColor: fill, borderRadius: Math.min(px(12), track.height / 2) };
      return [withChartMark(boxAt(place, style), "bar", { bar, fill })];
    },
  };
}

const squeezeGap = ({ px }: Scene) => px(16);
