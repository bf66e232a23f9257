import type { SlideNode } from "../../../drawing/node.ts";
import type { ReadBlock } from "../../../layouts/reading/slide-reading.ts";
import type { Composing } from "../fit/composing.ts";
import { boxAt } from "../scene/boxes.ts";
import type { Letters } from "../scene/lettering.ts";
import type { Area, Scene } from "../scene/scene.ts";
import { columnsOrBars, type ColumnsLook } from "./bar-columns.ts";
import type { BarsLook } from "./bars.ts";
import { withChartMark } from "./chart-mark.ts";

/** Values above columns, or labels below; lengths are design px. */
interface PlainWords {
  look: (isMost: boolean) => { letters: Letters; color: string };
  maxSize: number;
  /** Gap between the words and the column. */
  gap: number;
}

/** How a template draws a chart of plain rectangles; lengths are design px. */
interface PlainChartLook {
  columnGap: number;
  fill: (isMost: boolean) => string;
  value: PlainWords & { height: number };
  /** `overhang` is the part of the gap that a label may take. */
  label: PlainWords & { overhang?: number };
  grid?: ColumnsLook["grid"];
  bars: Omit<BarsLook, "gapPx" | "draw">;
}

/** Height of the labels, as a fraction of the chart's. */
const labelShare = 0.22;

/** Draws columns over the whole width, or rows of bars if names or values are too long for columns. */
export function drawPlainChart(
  scene: Scene,
  chart: Extract<ReadBlock, { kind: "chart" }>,
  room: Area,
  { columnGap, fill: fillOf, value, label, grid, bars }: PlainChartLook,
): Composing<SlideNode[]> {
  const { px } = scene;
  const count = chart.bars.length;
  const gapPx = px(columnGap);
  const widthPx = Math.floor((room.width - gapPx * (count - 1)) / count);
  const drawAs =
    (kind: "bar" | "column"): ColumnsLook["draw"] =>
    (place, { bar, isMost }) => {
      const fill = fillOf(isMost);
      return withChartMark(boxAt(place, { backgroundColor: fill }), kind, { bar, fill });
    };
  const columns: ColumnsLook = {
    placePx: widthPx,
    columnPx: widthPx,
    gapPx,
    x: room.x,
    align: "start",
    value: { ...value, widthPx, heightPx: px(value.height), gapPx: px(value.gap) },
    label: {
      ...label,
      widthPx: widthPx + gapPx * (label.overhang ?? 0),
      heightPx: room.height * labelShare,
      gapPx: px(label.gap),
    },
    draw: drawAs("column"),
    ...(grid && { grid }),
  };
  const drawBar = drawAs("bar");
  const looks: BarsLook = {
    ...bars,
    gapPx: 0,
    draw: (track, bar) => [drawBar({ ...track, width: track.width * bar.share }, bar)],
  };
  return columnsOrBars(scene, chart, room, { columns, bars: looks });
}
