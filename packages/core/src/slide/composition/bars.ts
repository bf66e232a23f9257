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
  /** Maximum width, as a fraction of the line's width. */
  share: number;
  /** Factor on the line's type size; 1 by default. */
  scale?: number;
}

/** A bar of a chart; `share` is its value as a fraction of the largest value. */
export interface DrawnBar {
  bar: Bar;
  share: number;
  isMost: boolean;
}

/** Computes each bar's value as a fraction of the largest; 0 if the largest is not positive. */
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
  /** Gap between rows. */
  gapPx: number;
  /**
   * Lengths in a row of that height: the bar, the gap between words and bar, the space under the bar, and other free
   * space. Without `footPx`, words and bar are vertically centred.
   */
  row: (rowPx: number) => { barPx: number; overPx: number; footPx?: number; airPx?: number };
  /** Design px. */
  maxSize: number;
  words: (isMost: boolean) => { label: BarWords; value: BarWords };
  /** Draws a bar in `track`, the place that the longest bar fills. */
  draw: (track: Area, bar: DrawnBar) => SlideNode[];
  rules?: (areas: readonly Area[]) => SlideNode[];
}

/** Draws rows of bars under their labels and values; all labels and values share one type size. */
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

/** A bar's label at the start of the line, and its value, which doesn't wrap, at the end. */
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
