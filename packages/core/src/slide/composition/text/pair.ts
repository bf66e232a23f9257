import type { SlideNode } from "../../../drawing/node.ts";
import type { Column } from "../../../layouts/reading/slide-reading.ts";
import type { Composing } from "../fit/composing.ts";
import { fitSiblings } from "../fit/fit.ts";
import { paragraph, type Letters } from "../scene/lettering.ts";
import { markedWords, type WordMark } from "./marked-words.ts";
import { column, row } from "../scene/boxes.ts";
import type { Area, Scene } from "../scene/scene.ts";
import type { TemplateSkin } from "../scene/skin.ts";

/** Style of one side of a comparison, with its heading (`head`) and its rows. */
export interface SideLook {
  headLetters: Letters;
  headColor: string;
  /** Font size of the heading, as a multiple of the rows' font size. */
  headScale?: number;
  /** Width of the heading if it is less than that of the rows, CSS px. */
  headWidthPx?: number;
  rowLetters: Letters;
  rowColor: string;
  mark: WordMark | null;
  /** Gap between rows, em of the rows' font size. */
  rowGap: number;
  /** Draws a line between two rows. */
  between?: () => SlideNode;
  align?: "start" | "center";
}

/** Extra gap between heading and rows, em of the rows' font size. */
const headGap = 0.2;

/** The text of one side and its area. `mostPx` is the height of the longer side's text, CSS px. */
interface Card {
  area: Area;
  index: number;
  words: SlideNode;
  mostPx: number;
}

/** How a template draws the two sides of a comparison. */
interface PairLook {
  areas: readonly [Area, Area];
  /** Returns the size that a side's area leaves for its text, CSS px. */
  room: (area: Area) => { widthPx: number; heightPx: number };
  side: (index: number, column: Column) => SideLook;
  /** Largest font size of rows, design px; the template's for columns by default. */
  maxSize?: number;
  /** Largest gap between two rows if there is free height, em. If absent, free height doesn't widen the gaps. */
  widestGap?: number;
  draw: (card: Card) => SlideNode | SlideNode[];
}

/** Draws two columns, each in its own area, with rows in one font size. */
export function* drawPair(
  scene: Scene,
  skin: TemplateSkin,
  columns: readonly [Column, Column],
  { areas, room, side, maxSize = skin.sizes.columns, widestGap, draw }: PairLook,
): Composing<SlideNode[]> {
  const boxes = areas.map(room);
  const looks = columns.map((content, index) => side(index, content));
  const build = (sizePx: number, more: Partial<SideLook> & { rowsPx?: readonly number[] } = {}) =>
    columns.flatMap((content, index) => {
      const [look, box] = [looks[index], boxes[index]];
      return look && box
        ? [buildSide(scene, content, { ...look, ...more }, sizePx, box.widthPx)]
        : [];
    });
  // If rows are side by side, both get the height of the higher row.
  const isBeside = areas[0].x !== areas[1].x;
  const rowsOf = (sizePx: number) =>
    columns.map((content, index) => {
      const [look, box] = [looks[index], boxes[index]];
      return isBeside && look && box ? sideRows(scene, content, look, sizePx, box.widthPx) : [];
    });
  const least = {
    widthPx: boxes.reduce((sum, { widthPx }) => sum + widthPx, 0),
    heightPx: Math.min(...boxes.map(({ heightPx }) => heightPx)),
  };
  const found = yield* fitSiblings(
    "columns",
    { minPx: scene.floorPx.body, maxPx: scene.px(maxSize * (scene.shape === "tall" ? 1.25 : 1)) },
    (size) => {
      const rows = rowsOf(size);
      return [
        ...build(size).map((node, index) => ({ node, ...least, ...boxes[index] })),
        ...rows.flat().map((node) => ({ node, ...least })),
        { node: alignedRows(rows, looks[0], size), ...least },
      ];
    },
  );
  const { sizePx } = found;
  const { rowsPx, heightsPx } = alignRows(columns, found.heightsPx);
  const gaps = Math.max(...columns.map(({ rows }) => rows.length), 1);
  const spare = Math.min(...boxes.map(({ heightPx }, index) => heightPx - (heightsPx[index] ?? 0)));
  const rowGapOf = ({ rowGap, between }: SideLook) => {
    if (widestGap === undefined) return rowGap;
    const more = (Math.max(0, spare) * 0.8) / (between ? gaps * 2 : gaps) / sizePx;
    return Math.min(widestGap, rowGap + more);
  };
  const rowGap = Math.min(...looks.map(rowGapOf));
  const drawn = build(sizePx, { rowGap, rowsPx });
  const mostPx = Math.max(...heightsPx);
  return areas.flatMap((area, index) => {
    const words = drawn[index];
    return words ? draw({ area, index, words, mostPx }) : [];
  });
}

/** Builds headings and rows of both sides side by side, to measure the height of the aligned result. */
function alignedRows(
  [first = [], second = []]: readonly SlideNode[][],
  look: SideLook | undefined,
  sizePx: number,
): SlideNode {
  const count = Math.max(first.length, second.length);
  const rows = Array.from({ length: count }, (_, index) =>
    row(
      index === 0 ? { marginBottom: sizePx * headGap } : {},
      first[index] ?? null,
      second[index] ?? null,
    ),
  );
  return column(
    { rowGap: sizePx * (look?.rowGap ?? 0) },
    ...rows.flatMap((node, index) => [index > 1 && look?.between ? look.between() : null, node]),
  );
}

/**
 * Aligns the rows of both sides: each pair of rows gets the height of the higher one, CSS px. The second
 * argument has the heights of both sides, then of each side's heading and rows.
 */
function alignRows(
  columns: readonly [Column, Column],
  [first = 0, second = 0, ...heights]: readonly number[],
): { rowsPx: number[]; heightsPx: number[] } {
  if (heights.length < 2) return { rowsPx: [], heightsPx: [first, second] };
  const count = columns[0].rows.length + 1;
  const sides = [heights.slice(0, count), heights.slice(count, -1)];
  const most = Math.max(...sides.map(({ length }) => length));
  const rowsPx = Array.from({ length: most }, (_, index) =>
    Math.max(...sides.map((side) => side[index] ?? 0)),
  );
  const heightsPx = [first, second].map((heightPx, index) =>
    (sides[index] ?? []).reduce((sum, own, at) => sum + (rowsPx[at] ?? own) - own, heightPx),
  );
  return { rowsPx, heightsPx };
}

function sideRows(
  scene: Scene,
  { head, rows }: Column,
  { align = "start", headScale = 1.24, mark, ...look }: SideLook,
  sizePx: number,
  widthPx: number,
): SlideNode[] {
  return [
    paragraph(scene, head, {
      letters: look.headLetters,
      sizePx: sizePx * headScale,
      color: look.headColor,
      widthPx: Math.min(widthPx, look.headWidthPx ?? widthPx),
      align,
    }),
    ...rows.map((words) =>
      markedWords(scene, words, mark, {
        letters: look.rowLetters,
        sizePx,
        color: look.rowColor,
        widthPx,
        align,
      }),
    ),
  ];
}

/**
 * Builds a side with its heading above its rows. If `rowsPx` is set, it has the aligned heights of heading and rows,
 * CSS px.
 */
function buildSide(
  scene: Scene,
  content: Column,
  { rowsPx = [], ...look }: SideLook & { rowsPx?: readonly number[] },
  sizePx: number,
  widthPx: number,
): SlideNode {
  const { align = "start", rowGap, between } = look;
  const centered = align === "center" ? { alignItems: "center" } : {};
  const rows = sideRows(scene, content, look, sizePx, widthPx).map((node, index) => {
    const height = rowsPx[index];
    const low = index === 0 ? { marginBottom: sizePx * headGap } : {};
    if (height === undefined) return { ...node, style: { ...node.style, ...low } };
    return column({ width: widthPx, height, ...low, ...centered }, node);
  });
  return column(
    { width: widthPx, rowGap: sizePx * rowGap, ...centered },
    ...rows.flatMap((node, index) => [index > 1 && between ? between() : null, node]),
  );
}

/** Height of a column's heading, as a multiple of a row's height. */
const headRows = 1.9;

/** Returns the areas of two cards, one above the other. Their heights are in proportion to their numbers of rows. */
export function stackedCards(
  room: Area,
  between: number,
  columns: readonly [Column, Column],
): [Area, Area] {
  const [one, other] = columns.map(({ rows }) => rows.length + headRows) as [number, number];
  const free = room.height - between;
  const height = Math.round(free * Math.min(0.72, Math.max(0.28, one / (one + other))));
  return [
    { ...room, height },
    { ...room, y: room.y + height + between, height: free - height },
  ];
}
