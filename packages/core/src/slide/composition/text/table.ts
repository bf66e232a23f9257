import type { SlideNode } from "../../../drawing/node.ts";
import type { Column } from "../../../layouts/reading/slide-reading.ts";
import type { Composing } from "../fit/composing.ts";
import { fitSiblings } from "../fit/fit.ts";
import { paragraph, type Letters } from "../scene/lettering.ts";
import { markedWords, type WordMark } from "./marked-words.ts";
import type { Area, Scene } from "../scene/scene.ts";
import type { TemplateSkin } from "../scene/skin.ts";

/** How a template draws two columns as a table; lengths are CSS px unless noted. */
interface TableLook {
  widthPx: number;
  head: {
    letters: Letters;
    color: (side: number) => string;
    /** Largest font size, design px. */
    maxSize: number;
    heightPx: number;
    /** Space above plus space below the heading. */
    airPx: number;
  };
  /** Returns the areas of the rows, given the height of the headings above. */
  rows: (headPx: number) => Area[];
  cell: {
    look: (side: number) => { letters: Letters; color: string; mark: WordMark | null };
    /** Returns space above plus space below the text, for the height of its row. */
    airPx: (rowPx: number) => number;
  };
  draw: (table: { headPx: number; rows: Area[]; sides: TableSide[] }) => SlideNode[];
}

interface TableSide {
  head: SlideNode;
  cells: { node: SlideNode; row: Area }[];
}

/** Draws two columns as a table. All headings have one font size, all other cells another. */
export function* drawTable(
  scene: Scene,
  skin: TemplateSkin,
  columns: readonly Column[],
  { widthPx, head, rows: rowsUnder, cell, draw }: TableLook,
): Composing<SlideNode[]> {
  const heads = yield* fitHeads(scene, columns, { widthPx, ...head });
  const headPx = heads.heightPx + head.airPx;
  const rows = rowsUnder(headPx);
  const rowPx = rows[0]?.height ?? 0;
  const buildCells = (side: number, sizePx: number) => {
    const { mark, ...look } = cell.look(side);
    return (columns[side]?.rows ?? []).map((words) =>
      markedWords(scene, words, mark, { ...look, sizePx, widthPx }),
    );
  };
  const { sizePx } = yield* fitSiblings(
    "columns",
    { minPx: scene.floorPx.body, maxPx: scene.px(skin.sizes.columns) },
    (size) =>
      columns
        .flatMap((_, side) => buildCells(side, size))
        .map((node) => ({ node, widthPx, heightPx: rowPx - cell.airPx(rowPx) })),
  );
  const sides = heads.nodes.map((node, side): TableSide => ({
    head: node,
    cells: buildCells(side, sizePx).flatMap((words, index) => {
      const row = rows[index];
      return row ? [{ node: words, row }] : [];
    }),
  }));
  return draw({ headPx, rows, sides });
}

/** Builds all headings in one font size. `heightPx` is the height of the tallest, CSS px. */
function* fitHeads(
  scene: Scene,
  columns: readonly Column[],
  { widthPx, letters, color, maxSize, heightPx }: TableLook["head"] & { widthPx: number },
): Composing<{ nodes: SlideNode[]; heightPx: number }> {
  const build = (sizePx: number) =>
    columns.map(({ head }, side) =>
      paragraph(scene, head, { letters, sizePx, color: color(side), widthPx }),
    );
  const { sizePx, heightsPx } = yield* fitSiblings(
    "heads",
    { minPx: scene.floorPx.body, maxPx: scene.px(maxSize) },
    (size) => build(size).map((node) => ({ node, widthPx, heightPx })),
  );
  return { nodes: build(sizePx), heightPx: Math.max(...heightsPx) };
}
