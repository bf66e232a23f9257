import type { Sheet } from "../../design/colors/template-colors.ts";
import type { SlideNode, TableCell } from "../../drawing/node.ts";
import type { ReadBlock, Words } from "../../layouts/reading/slide-reading.ts";
import type { Composing } from "../composition/fit/composing.ts";
import { fitSiblings } from "../composition/fit/fit.ts";
import { planRows, type RowPlan } from "../composition/rows/row-look.ts";
import { rowGrowth, rowLetters, rowSize } from "../composition/rows/row-letters.ts";
import { planColumns, type TableColumn } from "../composition/rows/table-columns.ts";
import { turnWideTable } from "../composition/rows/turn-table.ts";
import { boxAt, inset, row } from "../composition/scene/boxes.ts";
import { paragraph, type Letters } from "../composition/scene/lettering.ts";
import type { Area, Scene } from "../composition/scene/scene.ts";
import { litSheet, type TemplateSkin } from "../composition/scene/skin.ts";
import { squeezedGap } from "../composition/scene/squeeze.ts";
import { measureEms } from "../composition/text/measure.ts";
import { composeBlock } from "./block.ts";

type Table = Extract<ReadBlock, { kind: "table" }>;

/** Largest height of a row, design px. */
const mostRow = 190;
/** Largest font size of the names of columns, design px. */
const headSize = 46;
/** Gap between two columns, design px. */
const columnGap = 28;

/** Composes a table: the names of the columns, and a row for each line. */
export function composeTable(scene: Scene, skin: TemplateSkin): Composing<SlideNode[]> {
  const turn = (table: Table) => (scene.shape === "landscape" ? table : turnWideTable(table));
  return composeBlock(scene, skin, "table", (table, room) =>
    drawTable(scene, skin, turn(table), room),
  );
}

function* drawTable(
  scene: Scene,
  skin: TemplateSkin,
  table: Table,
  room: Area,
): Composing<SlideNode[]> {
  const { rows, head } = table;
  const planned = yield* measureColumns(scene, skin, table);
  const letters = rowLetters(skin);
  const headLinePx = Math.max(2 * scene.floorPx.body, scene.px(headSize));
  const headPx = head ? headLinePx * letters.small.leading + scene.px(14) : 0;
  const plan = planRows(scene, skin, inset(room, { top: headPx }), {
    count: rows.length,
    isLit: (index) => rows[index]?.isLit === true,
    most: mostRow * rowGrowth(rows.length),
  });
  let best = yield* fitCells(scene, skin, { table, plan, room, ...planned(false) });
  if (best.wraps) {
    const narrow = yield* fitCells(scene, skin, { table, plan, room, ...planned(true) });
    if (narrow.sizePx > best.sizePx) best = narrow;
  }
  const { grid, sizePx } = best;
  const { cells } = grid;
  const drawn = buildCells(scene, skin, grid, { plan, sizePx }).flatMap((line, index) =>
    line.flatMap((node, column) => {
      const [area, place] = [plan.areas[index], cells[column]];
      if (!node || !area || !place) return [];
      return [boxAt({ ...area, x: place.x, width: place.width }, { alignItems: "center" }, node)];
    }),
  );
  const heads = head ? yield* drawHead(scene, skin, head, { grid, y: room.y, headPx }) : [];
  return [...plan.surfaces, ...litBand(scene, skin, plan, grid), ...heads, ...drawn];
}

/** Finds the largest font size of all cells with these columns. */
function* fitCells(
  scene: Scene,
  skin: TemplateSkin,
  {
    table,
    plan,
    room,
    columns,
    lineEm,
  }: { table: Table; plan: RowPlan; room: Area } & ReturnType<typeof planColumns>,
): Composing<{ grid: Grid; sizePx: number; wraps: boolean }> {
  const { length } = table.rows;
  const grid: Grid = { table, columns, cells: cellAreas(scene, plan.inner(room), columns) };
  const { cells } = grid;
  // Cells that fit on one line at a smaller font size don't wrap.
  const linePx = lineEm === null ? Infinity : widthOf(cells) / lineEm;
  const airPx = squeezedGap(scene, length > 6 ? 10 : 20);
  const heightPx = Math.max(1, (plan.areas[0]?.height ?? 1) - airPx);
  const { sizePx } = yield* fitSiblings(
    "table",
    { minPx: scene.floorPx.body, maxPx: Math.min(scene.px(rowSize(skin, length)), linePx) },
    (size) =>
      buildCells(scene, skin, grid, { plan, sizePx: size }).flatMap((line) =>
        line.flatMap((node, column) =>
          node ? [{ node, widthPx: cells[column]?.width ?? 1, heightPx }] : [],
        ),
      ),
  );
  return { grid, sizePx, wraps: lineEm === null };
}

/** A table with the widths and areas of its columns; of the areas, only `x` and `width` count. */
interface Grid {
  table: Table;
  columns: readonly TableColumn[];
  cells: readonly Area[];
}

function buildCells(
  scene: Scene,
  skin: TemplateSkin,
  { table, columns, cells }: Grid,
  { plan, sizePx }: { plan: RowPlan; sizePx: number },
): (SlideNode | null)[][] {
  const { name } = rowLetters(skin);
  const values = valueForm(skin, table);
  return table.rows.map((line, index) =>
    line.cells.map((words, column) => {
      // The band of an emphasized column is drawn over its rows.
      const isColumnLit = table.litColumn === column;
      const sheet = isColumnLit ? litSheet(scene, skin) : plan.sheetOf(index);
      return drawCell(scene, words, {
        letters: column === 0 ? name : values.letters,
        sizePx: column === 0 ? sizePx : sizePx * values.scale,
        sheet,
        column: columns[column],
        widthPx: cells[column]?.width ?? 1,
        cell: { row: index + (table.head ? 1 : 0), column, isHead: false },
      });
    }),
  );
}

/** Draws the emphasized column behind its cells. */
function litBand(
  scene: Scene,
  skin: TemplateSkin,
  { areas }: RowPlan,
  { table, cells }: Grid,
): SlideNode[] {
  const { litColumn } = table;
  const [first, last] = [areas[0], areas.at(-1)];
  const place = litColumn === null ? undefined : cells[litColumn];
  if (!first || !last || !place) return [];
  const reachPx = scene.px(columnGap / 2);
  return [
    boxAt(
      {
        x: place.x - reachPx,
        y: first.y,
        width: place.width + 2 * reachPx,
        height: last.y + last.height - first.y,
      },
      { backgroundColor: litSheet(scene, skin).background, borderRadius: scene.px(8) },
    ),
  ];
}

/** A value with more characters isn't drawn in the template's letters of values. */
const longestValue = 9;

/** Returns the letters of a table's values, and their size as a multiple of the names'. */
function valueForm(skin: TemplateSkin, { rows }: Table): { letters: Letters; scale: number } {
  const isShort = rows.every(
    ({ cells }) => cells.length === 2 && (cells[1]?.text.length ?? 0) <= longestValue,
  );
  return (isShort && skin.rows?.values) || { letters: rowLetters(skin).value, scale: 1 };
}

function* measureColumns(
  scene: Scene,
  skin: TemplateSkin,
  table: Table,
): Composing<(isNarrow: boolean) => ReturnType<typeof planColumns>> {
  const { rows, head } = table;
  const { name } = rowLetters(skin);
  const values = valueForm(skin, table);
  const all = rows.map(({ cells }) => cells);
  const lines = head ? [head, ...all] : all;
  const flat = lines.flatMap((line) =>
    line.map(({ text }, column): readonly [string, Letters] => [
      text,
      column === 0 ? name : values.letters,
    ]),
  );
  const ems = yield* measureEms(scene, flat);
  let at = 0;
  const byRow = lines.map((line) =>
    ems.slice(at, (at += line.length)).map((em, column) => (column === 0 ? em : em * values.scale)),
  );
  return (isNarrow) => planColumns(all, byRow, isNarrow);
}

const widthOf = (cells: readonly Area[]) => cells.reduce((sum, { width }) => sum + width, 0);

/** Returns the areas of the columns; only `x` and `width` count. */
function cellAreas(scene: Scene, inner: Area, columns: readonly TableColumn[]): Area[] {
  const gapPx = scene.px(columnGap);
  const free = inner.width - gapPx * (columns.length - 1);
  let { x } = inner;
  return columns.map(({ share }) => {
    const place = { ...inner, x, width: Math.floor(free * share) };
    x += free * share + gapPx;
    return place;
  });
}

interface CellSetting {
  letters: Letters;
  sizePx: number;
  sheet: Sheet;
  column: TableColumn | undefined;
  widthPx: number;
  cell: TableCell;
}

/** Draws a cell's text; null for an empty cell. */
function drawCell(
  scene: Scene,
  words: Words,
  { letters, sizePx, sheet, column, widthPx, cell }: CellSetting,
): SlideNode | null {
  if (words.text === "") return null;
  const node = paragraph(scene, words, {
    letters,
    sizePx,
    color: sheet.ink,
    widthPx,
    isInRow: true,
    align: column?.align ?? "start",
  });
  return row({ width: widthPx }, { ...node, cell });
}

function* drawHead(
  scene: Scene,
  skin: TemplateSkin,
  head: readonly Words[],
  { grid, y, headPx }: { grid: Grid; y: number; headPx: number },
): Composing<SlideNode[]> {
  const { table, columns, cells } = grid;
  const { small } = rowLetters(skin);
  const sheet = skin.sheetOf(scene);
  const build = (sizePx: number) =>
    head.map((words, column) =>
      drawCell(scene, words, {
        letters: { ...small, weight: 600 },
        sizePx,
        sheet: { ...sheet, ink: column === table.litColumn ? sheet.accent : sheet.muted },
        column: columns[column],
        widthPx: cells[column]?.width ?? 1,
        cell: { row: 0, column, isHead: true },
      }),
    );
  const heightPx = headPx - scene.px(14);
  const { sizePx } = yield* fitSiblings(
    "table head",
    { minPx: scene.floorPx.body, maxPx: scene.px(headSize) },
    (size) =>
      build(size).flatMap((node, column) =>
        node ? [{ node, widthPx: cells[column]?.width ?? 1, heightPx }] : [],
      ),
  );
  return build(sizePx).flatMap((node, column) => {
    const place = cells[column];
    if (!node || !place) return [];
    const area = { x: place.x, width: place.width, y, height: heightPx };
    return [boxAt(area, { alignItems: "flex-end" }, node)];
  });
}
