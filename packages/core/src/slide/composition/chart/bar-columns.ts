import type { Bar, ReadBlock, Words } from "../../../layouts/reading/slide-reading.ts";
import type { SlideNode } from "../../../drawing/node.ts";
import { drawBars, measureBars, type BarsLook, type DrawnBar } from "./bars.ts";
import type { Composing } from "../fit/composing.ts";
import { fitSiblings } from "../fit/fit.ts";
import { paragraph, drawSymbol, type Letters } from "../scene/lettering.ts";
import { measure } from "../text/measure.ts";
import { boxAt } from "../scene/boxes.ts";
import type { Area, Scene } from "../scene/scene.ts";

/** Style and size of the values above a chart's columns, or of the labels below. */
interface ColumnWords {
  look: (isMost: boolean, sizePx: number) => { letters: Letters; color: string };
  /** Largest font size, design px. */
  maxSize: number;
  /** Size of the box around each value or label, CSS px. */
  widthPx: number;
  heightPx: number;
  /** Gap between the box and the column, CSS px. */
  gapPx: number;
}

/** How a template draws a column chart; lengths are CSS px. */
export interface ColumnsLook {
  /** Width of the place for one column with its value and label. */
  placePx: number;
  /** Gap between two places. */
  gapPx: number;
  /** Left edge of the first place. */
  x: number;
  /** Width of the column in each place. */
  columnPx: number;
  align: "start" | "center";
  value: ColumnWords;
  label: ColumnWords;
  draw: (column: Area, bar: DrawnBar) => SlideNode;
  /** Draws lines at the foot of the columns and behind them, but not behind the areas of the values. */
  grid?: (columns: Area, values: readonly Area[]) => SlideNode[];
}

/**
 * Smallest font size for a chart with columns, design px. If a text doesn't fit at this size, the chart is drawn as
 * rows of bars.
 */
const leastSize = 34;
/** And the smallest font size on a slide that is 360 px wide, px. */
const leastPx = 11;
/** Most lines of a label under a column. */
const mostLines = 3;

/** Whether each value and each word fits its column at `leastSize`, and each label has at most `mostLines` lines. */
function* fitsColumns(
  scene: Scene,
  bars: readonly Bar[],
  { value, label }: ColumnsLook,
): Composing<boolean> {
  const sizePx = Math.max(scene.floorPx.body, scene.px(leastSize), (scene.widthPx / 360) * leastPx);
  const line = ({ look }: ColumnWords) => {
    const setting = { ...look(true, sizePx), sizePx };
    return (content: string) => drawSymbol(scene, content, setting);
  };
  const small = { ...label.look(true, scene.floorPx.body), sizePx: scene.floorPx.body };
  const values = bars.map(({ text }) => line(value)(text.text));
  const words = bars.flatMap((bar) => bar.label.text.split(/\s+/).map(line(label)));
  const labels = bars.map((bar) =>
    paragraph(scene, bar.label, { ...small, widthPx: Math.floor(label.widthPx) }),
  );
  const { widthsPx, heightsPx } = yield* measure([...values, ...words, ...labels]);
  const mostPx = mostLines * small.sizePx * small.letters.leading + 1;
  return widthsPx.every((widthPx, index) => {
    if (index < values.length) return widthPx <= value.widthPx;
    if (index < values.length + words.length) return widthPx <= label.widthPx;
    return (heightsPx[index] ?? 0) <= mostPx;
  });
}

/** Draws a column chart, or rows of bars if the values or labels don't fit the columns. */
export function* columnsOrBars(
  scene: Scene,
  chart: Pick<Extract<ReadBlock, { kind: "chart" }>, "bars" | "limit">,
  room: Area,
  looks: { columns: ColumnsLook; bars: BarsLook },
): Composing<SlideNode[]> {
  return (yield* fitsColumns(scene, chart.bars, looks.columns))
    ? yield* drawColumns(scene, chart.bars, room, looks.columns)
    : yield* drawBars(scene, chart, room, looks.bars);
}

/** Draws columns from a zero baseline, with values above and labels below. */
function* drawColumns(
  scene: Scene,
  bars: readonly Bar[],
  room: Area,
  look: ColumnsLook,
): Composing<SlideNode[]> {
  const { placePx, gapPx, x: startX, columnPx, align, value, label, draw, grid } = look;
  const drawn = measureBars(bars);
  const values = yield* fitColumnWords(scene, "values", look, value, drawn, ({ text }) => text);
  const labels = yield* fitColumnWords(scene, "labels", look, label, drawn, (bar) => bar.label);
  const base = room.y + room.height - labels.heightPx - label.gapPx;
  const takenPx = values.heightPx + value.gapPx;
  const highest = Math.max(1, base - room.y - takenPx);
  const places = drawn.map((bar, index) => {
    const x = startX + index * (placePx + gapPx);
    const height = highest * bar.share;
    const across = ({ widthPx }: ColumnWords) => ({
      x: align === "start" ? x : x + (placePx - widthPx) / 2,
      width: widthPx,
    });
    return {
      bar,
      column: { x: x + (placePx - columnPx) / 2, y: base - height, width: columnPx, height },
      value: { ...across(value), y: base - height - takenPx, height: values.heightPx },
      label: { ...across(label), y: base + label.gapPx, height: labels.heightPx },
    };
  });
  const columns = { ...room, y: base - highest, height: highest };
  const valueAreas = places.map((place) => place.value);
  return [
    ...(grid?.(columns, valueAreas) ?? []),
    ...places.flatMap((place, index) => [
      boxAt(place.value, {}, values.nodes[index] ?? null),
      draw(place.column, place.bar),
      boxAt(place.label, {}, labels.nodes[index] ?? null),
    ]),
  ];
}

/** Builds the values or labels of all columns in one font size. `heightPx` is the height of the tallest, CSS px. */
function* fitColumnWords(
  scene: Scene,
  role: string,
  { align }: ColumnsLook,
  { look, maxSize, widthPx, heightPx }: ColumnWords,
  bars: readonly DrawnBar[],
  wordsOf: (bar: Bar) => Words,
): Composing<{ nodes: SlideNode[]; heightPx: number }> {
  const isOneLine = role === "values";
  const build = (sizePx: number) =>
    bars.map(({ bar, isMost }) =>
      paragraph(scene, wordsOf(bar), {
        ...look(isMost, sizePx),
        sizePx,
        widthPx: Math.floor(widthPx),
        align,
        isInRow: true,
        ...(isOneLine && { style: { whiteSpace: "nowrap" } }),
      }),
    );
  const { sizePx, heightsPx } = yield* fitSiblings(
    role,
    { minPx: scene.floorPx.body, maxPx: scene.px(maxSize) },
    (size) => build(size).map((node) => ({ node, widthPx, heightPx })),
  );
  return { nodes: build(sizePx), heightPx: Math.max(...heightsPx) };
}
