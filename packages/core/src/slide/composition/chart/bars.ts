import type { Bar, ReadBlock } from "../../../layouts/reading/slide-reading.ts";
import type { SlideNode } from "../../../drawing/node.ts";
import type { Composing } from "../fit/composing.ts";
import { fitSiblings } from "../fit/fit.ts";
import { paragraph, type Letters } from "../scene/lettering.ts";
import { boxAt, row } from "../scene/boxes.ts";
import { rowAreas } from "../scene/areas.ts";
import type { Area, Scene } from "../scene/scene.ts";

/** Style and width of a bar's label or value. */
interface BarWords {
  letters: Letters;
  color: string;
  /** Maximum width, as a fraction of the width of the line above the bar. */
  share: number;
  /** Multiplies the row's font size; 1 by default. */
  scale?: number;
}

/** A bar of a chart. `share` is the part of its track that it fills; `isMost` marks the largest. */
export interface DrawnBar {
  bar: Bar;
  share: number;
  isMost: boolean;
  /** Whether the rest of its track is drawn. */
  hasTrack: boolean;
}

type Chart = Extract<ReadBlock, { kind: "chart" }>;

/** Smallest part of a track that the largest share must fill. With smaller shares, bars have no track. */
const leastOnTrack = 0.35;

/** Computes each bar's value as a fraction of the largest; 0 if the largest is not positive. */
export function measureBars(bars: readonly Bar[]): DrawnBar[] {
  return measureOnTracks({ bars, limit: null });
}

/** Computes which part of its track each bar fills. A track of shares ends at 100 %. */
function measureOnTracks({
  bars,
  limit,
}: {
  bars: readonly Bar[];
  limit: number | null;
}): DrawnBar[] {
  const most = Math.max(...bars.map(({ value }) => value));
  const isOnLimit = limit !== null && most >= limit * leastOnTrack;
  const full = isOnLimit ? limit : most;
  return bars.map((bar) => ({
    bar,
    share: full > 0 ? bar.value / full : 0,
    isMost: bar.value === most && most > 0,
    hasTrack: limit === null || isOnLimit,
  }));
}

/** How a template draws rows of bars; lengths are CSS px. */
export interface BarsLook {
  /** Gap between rows. */
  gapPx: number;
  /**
   * Returns the bar's height, the gaps above it (`overPx`) and below it (`footPx`), and empty height (`airPx`); the
   * rest of `rowPx` is for the text. Without `footPx`, text and bar are vertically centred.
   */
  row: (rowPx: number) => { barPx: number; overPx: number; footPx?: number; airPx?: number };
  /** Largest font size, design px. */
  maxSize: number;
  words: (isMost: boolean) => { label: BarWords; value: BarWords };
  /** Draws a bar inside `track`, which a full bar would fill. */
  draw: (track: Area, bar: DrawnBar) => SlideNode[];
  rules?: (areas: readonly Area[]) => SlideNode[];
}

/** Draws each bar under its label and value. If rows have too little height, label, bar and value are side by side. */
export function* drawBars(
  scene: Scene,
  chart: Pick<Chart, "bars" | "limit">,
  room: Area,
  look: BarsLook,
): Composing<SlideNode[]> {
  const { gapPx, row: rowOf, maxSize, words, draw, rules } = look;
  const drawn = measureOnTracks(chart);
  const areas = rowAreas(room, drawn.length, gapPx);
  const rowPx = areas[0]?.height ?? 0;
  const { barPx, overPx, footPx, airPx = 0 } = rowOf(rowPx);
  const build = (sizePx: number) =>
    drawn.map(({ bar, isMost }) => buildLine(scene, bar, words(isMost), room.width, sizePx));
  const heightPx = Math.max(1, rowPx - barPx - overPx - (footPx ?? 0) - airPx);
  const { label, value } = words(true);
  const leastEm = Math.max(label.letters.leading, value.letters.leading * (value.scale ?? 1));
  if (scene.squeeze > 0 && heightPx < scene.floorPx.body * leastEm) {
    return yield* drawLowBars(scene, drawn, areas, look);
  }
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
        boxAt({ ...area, y: top, height: linePx }, {}, lines[index] ?? null),
        ...draw({ ...area, y: top + linePx + overPx, height: barPx }, bar),
      ];
    }),
  ];
}

/**
 * Sizes in a row with little height: `label`, `track` and `value` are fractions of the row's width, `bar` of its
 * height.
 */
const low = { label: 0.29, track: 0.56, value: 0.12, bar: 0.56 } as const;

/** Draws rows with little height: in each, label, bar and value are side by side. */
function* drawLowBars(
  scene: Scene,
  drawn: readonly DrawnBar[],
  areas: readonly Area[],
  { maxSize, words, draw, rules }: BarsLook,
): Composing<SlideNode[]> {
  const { width = 1, height: heightPx = 1 } = areas[0] ?? {};
  const build = ({ bar, isMost }: DrawnBar, sizePx: number) => {
    const { label, value } = words(isMost);
    const style = { whiteSpace: "nowrap" } as const;
    return [
      paragraph(scene, bar.label, {
        ...label,
        sizePx,
        widthPx: Math.floor(width * low.label),
        isInRow: true,
      }),
      paragraph(scene, bar.text, {
        ...value,
        sizePx,
        widthPx: Math.floor(width * low.value),
        align: "end",
        isInRow: true,
        style,
      }),
    ] as const;
  };
  const { sizePx } = yield* fitSiblings(
    "low bars",
    { minPx: scene.floorPx.body, maxPx: scene.px(maxSize) },
    (size) =>
      drawn.flatMap((bar) => build(bar, size).map((node) => ({ node, widthPx: width, heightPx }))),
  );
  const rows = drawn.flatMap((bar, index) => {
    const area = areas[index];
    if (!area) return [];
    const [label, value] = build(bar, sizePx);
    const track = {
      x: area.x + width * (1 - low.value - 0.03 - low.track),
      y: area.y + (heightPx * (1 - low.bar)) / 2,
      width: width * low.track,
      height: heightPx * low.bar,
    };
    const style = { alignItems: "center", justifyContent: "space-between" };
    return [boxAt(area, style, label, value), ...draw(track, bar)];
  });
  return [...(rules?.(areas) ?? []), ...rows];
}

/** Builds the line over a bar, with its label at the start and its value at the end. */
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
    isInRow: true,
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
