import type { Bar } from "../../layouts/reading/slide-reading.ts";
import type { SlideNode } from "../../drawing/node.ts";
import type { Composing } from "./composing.ts";
import { fitSiblings } from "./fit.ts";
import { paragraph, type Letters } from "./lettering.ts";
import { at, row } from "./place.ts";
import { rowAreas } from "./rows.ts";
import type { Area, Scene } from "./scene.ts";

/** How the label or the value of a bar is set. */
interface BarWords {
  letters: Letters;
  color: string;
  /** Of the line's width. */
  share: number;
  /** Times the size of the line; 1 unless said otherwise. */
  scale?: number;
}

/** A bar of a chart; `share` is its part of the longest one. */
export interface DrawnBar {
  bar: Bar;
  share: number;
  isMost: boolean;
}

/** The bars of a chart with their shares of the longest one. */
export function measureBars(bars: readonly Bar[]): DrawnBar[] {
  const most = Math.max(...bars.map(({ value }) => value));
  return bars.map((bar) => ({
    bar,
    share: most > 0 ? bar.value / most : 0,
    isMost: bar.value === most && most > 0,
  }));
}

/** How a template's bars look; lengths are CSS px. */
export interface BarsLook {
  /** Between rows. */
  gapPx: number;
  /** Of a row that high: the bar, what lies between its words and it, and under it; without that the row is centred. */
  row: (rowPx: number) => { barPx: number; overPx: number; footPx?: number; airPx?: number };
  /** Design px. */
  maxSize: number;
  words: (isMost: boolean) => { label: BarWords; value: BarWords };
  /** The bar in the place that the longest one fills. */
  draw: (track: Area, bar: DrawnBar) => SlideNode[];
  rules?: (areas: readonly Area[]) => SlideNode[];
}

/** Bars in rows under their labels and values, all words in one size. */
export function* drawBars(
  scene: Scene,
  bars: readonly Bar[],
  room: Area,
  { gapPx, row: rowOf, maxSize, words, draw, rules }: BarsLook,
): Composing<SlideNode[]> {
  const drawn = measureBars(bars);
  const areas = rowAreas(room, bars.length, gapPx);
  const rowPx = areas[0]?.height ?? 0;
  const { barPx, overPx, footPx, airPx = 0 } = rowOf(rowPx);
  const build = (sizePx: number) =>
    drawn.map(({ bar, isMost }) => buildLine(scene, bar, words(isMost), room.width, sizePx));
  const heightPx = Math.max(1, rowPx - barPx - overPx - (footPx ?? 0) - airPx);
  const { sizePx, heightsPx } = yield* fitSiblings(
    "bars",
    { minPx: scene.floorPx.body, maxPx: scene.px(maxSize) },
    (size) => build(size).map((node) => ({ node, widthPx: room.width, heightPx })),
  );
  const lines = build(sizePx);
  return [
    ...(rules?.(areas) ?? []),
    ...drawn.flatMap((bar, index) => {
      const area = areas[index] ?? room;
      const linePx = heightsPx[index] ?? 0;
      const freePx = rowPx - linePx - overPx - barPx;
      const top = area.y + (footPx === undefined ? Math.max(0, freePx / 2) : freePx - footPx);
      return [
        at({ ...area, y: top, height: linePx }, {}, lines[index] ?? null),
        ...draw({ ...area, y: top + linePx + overPx, height: barPx }, bar),
      ];
    }),
  ];
}

/** The label at the start of a line, the value in one line at its end. */
function buildLine(
  scene: Scene,
  { label, text }: Bar,
  words: ReturnType<BarsLook["words"]>,
  lineWidth: number,
  sizePx: number,
): SlideNode {
  const setting = ({ share, scale = 1, ...look }: BarWords) => ({
    ...look,
    sizePx: Math.max(scene.floorPx.body, sizePx * scale),
    widthPx: Math.floor(lineWidth * share),
  });
  return row(
    { width: lineWidth, justifyContent: "space-between", alignItems: "flex-end" },
    paragraph(scene, label, setting(words.label)),
    paragraph(scene, text, {
      ...setting(words.value),
      align: "end",
      style: { whiteSpace: "nowrap" },
    }),
  );
}
