import type { SlideNode } from "../../../drawing/node.ts";
import type { Composing } from "../../composition/fit/composing.ts";
import { fitSiblings } from "../../composition/fit/fit.ts";
import type { Letters } from "../../composition/scene/lettering.ts";
import { judgement, markedWords } from "../../composition/text/marked-words.ts";
import { measureEms } from "../../composition/text/measure.ts";
import { boxAt } from "../../composition/scene/boxes.ts";
import type { Area, Scene } from "../../composition/scene/scene.ts";
import type { TemplateSkin } from "../../composition/scene/skin.ts";
import type { ReadBlock, Words } from "../../../layouts/reading/slide-reading.ts";
import { hairline, line, rowLines } from "./grid.ts";

/** Smallest height of the heading row, as a multiple of the height of a row with one line. */
const headWeight = 0.7;
/** Largest height of any row, as a multiple of the height of a row with one line. */
const mostWeight = 3;
/** A row's padding counts as this many lines. */
const airLines = 2;

interface Cell {
  words: Words;
  side: number;
  row: number;
}

/** Draws a table of two columns with thin lines between rows. The second column is bold. */
export function* compareTable(
  scene: Scene,
  skin: TemplateSkin,
  { columns, isJudged }: Extract<ReadBlock, { kind: "comparison" }>,
  room: Area,
): Composing<SlideNode[]> {
  const { px } = scene;
  const cells = columns.flatMap(({ head, rows }, side) =>
    [head, ...rows].map((words, row): Cell => ({ words, side, row })),
  );
  const half = room.width / 2;
  const insetPx = px(36);
  const widthPx = Math.floor(half - insetPx);
  const rows = tableRows(yield* measureLines(scene, skin, cells, widthPx), room);
  const airPx = px(rows.length > 5 ? 14 : 28);
  const build = (cell: Cell, sizePx: number) =>
    drawCell(scene, skin, cell, { sizePx, widthPx, isJudged });
  const { sizePx } = yield* fitSiblings(
    "columns",
    { minPx: scene.floorPx.body, maxPx: px(skin.sizes.columns + 3) },
    (size) =>
      cells.map((cell) => ({
        node: build(cell, size),
        widthPx,
        heightPx: Math.max(1, (rows[cell.row]?.height ?? 0) - airPx),
      })),
  );
  const color = skin.sheetOf(scene).line;
  return [
    ...rowLines(scene, rows),
    line(scene, { ...room, y: room.y + room.height }, hairline, color),
    boxAt(
      { ...room, x: room.x + half, width: Math.max(1, px(hairline)) },
      { backgroundColor: color },
    ),
    ...cells.map((cell) => {
      const x = room.x + (cell.side === 1 ? half + insetPx : 0);
      const place = { ...(rows[cell.row] ?? room), x, width: half - insetPx };
      return boxAt(place, { alignItems: "center" }, build(cell, sizePx));
    }),
  ];
}

function cellLetters({ letters }: TemplateSkin): Letters {
  return { ...letters.label, leading: 1.18, balanced: true };
}

/** Estimates each cell's number of lines at the smallest readable font size. */
function* measureLines(
  scene: Scene,
  skin: TemplateSkin,
  cells: readonly Cell[],
  widthPx: number,
): Composing<{ row: number; lines: number }[]> {
  const letters = cellLetters(skin);
  const ems = yield* measureEms(
    scene,
    cells.map(({ words }) => [words.text, letters] as const),
  );
  return cells.map(({ row }, index) => ({
    row,
    lines: ((ems[index] ?? 0) * scene.floorPx.body) / widthPx,
  }));
}

/** Draws a cell. If the columns mean worse and better, all rows but the heading start with a cross or check mark. */
function drawCell(
  scene: Scene,
  skin: TemplateSkin,
  { words, side, row }: Cell,
  { sizePx, widthPx, isJudged }: { sizePx: number; widthPx: number; isJudged: boolean },
): SlideNode {
  const { ink, muted } = skin.sheetOf(scene);
  const isHead = row === 0;
  const color = side === 1 ? ink : muted;
  const mark = judgement(isJudged && !isHead, side, color, {
    sizeEm: 0.86 * 0.92,
    roomEm: 1.25,
    topEm: 0.16,
  });
  return markedWords(scene, words, mark, {
    letters: { ...cellLetters(skin), weight: isHead || side === 1 ? 600 : 400 },
    sizePx: isHead ? sizePx * 1.1 : sizePx,
    color,
    widthPx,
  });
}

/** Divides the area into rows. A row's height depends on the cell with the most lines. */
function tableRows(cells: readonly { row: number; lines: number }[], area: Area): Area[] {
  const weights: number[] = [headWeight];
  for (const { row, lines } of cells) {
    const weight = (lines + airLines) / (1 + airLines);
    weights[row] = Math.min(mostWeight, Math.max(weights[row] ?? 1, row === 0 ? lines : weight));
  }
  const sum = weights.reduce((all, weight) => all + weight, 0);
  let { y } = area;
  return weights.map((weight) => {
    const place = { ...area, y, height: (area.height * weight) / sum };
    y += place.height;
    return place;
  });
}
