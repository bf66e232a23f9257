import type { SlideNode } from "../../../drawing/node.ts";
import { judgement } from "../../composers/comparison.ts";
import type { Composing } from "../../composition/composing.ts";
import { fitSiblings, floorPx } from "../../composition/fit.ts";
import { splitAt } from "../../composition/frame.ts";
import type { TemplateHand } from "../../composition/hand.ts";
import { paragraph } from "../../composition/lettering.ts";
import { at, row } from "../../composition/place.ts";
import type { Area, Scene } from "../../composition/scene.ts";
import type { Words } from "../../../layouts/reading/slide-reading.ts";
import { besideHung, hair, hungHead, line, rowLines } from "./grid.ts";
import { composeText } from "./text.ts";

/** A row of heads is this much of a usual row. */
const headWeight = 0.7;
/** Letters that a usual row holds; longer ones get more height. */
const usualLetters = 34;

interface Cell {
  words: Words;
  side: number;
  row: number;
  isHead: boolean;
}

/** A table of two columns between hairlines, the second one bold. */
export function* composeComparison(scene: Scene, hand: TemplateHand): Composing<SlideNode[]> {
  const { main, before, after } = splitAt(scene, "comparison");
  if (!main) return yield* composeText(scene, hand);
  const { px } = scene;
  const sheet = hand.sheetOf(scene);
  const { nodes, rest, place: headPlace } = yield* hungHead(scene, hand);
  const { over, under, room } = yield* besideHung(
    scene,
    hand,
    { area: rest, before, after },
    headPlace,
  );
  const cells = main.columns.flatMap((side, index): Cell[] => [
    { words: side.head, side: index, row: 0, isHead: true },
    ...side.rows.map((words, at) => ({ words, side: index, row: at + 1, isHead: false })),
  ]);
  const rows = tableRows(cells, room);
  const half = room.width / 2;
  const insetPx = px(36);
  const marks = [0, 1].map((side) =>
    judgement(main.isJudged, side, side === 0 ? sheet.muted : sheet.ink),
  );
  const build = (cell: Cell, sizePx: number): SlideNode => {
    const mark = cell.isHead ? null : marks[cell.side];
    const markPx = mark ? Math.round(sizePx * 1.25) : 0;
    const isRight = cell.side === 1;
    return row(
      { width: Math.floor(half - insetPx), alignItems: "flex-start" },
      mark ? row({ width: markPx, paddingTop: sizePx * 0.16 }, mark(sizePx * 0.92)) : null,
      paragraph(scene, cell.words, {
        letters: {
          ...hand.letters.label,
          leading: 1.18,
          weight: cell.isHead || isRight ? 600 : 400,
        },
        sizePx: cell.isHead ? sizePx * 1.1 : sizePx,
        color: isRight ? sheet.ink : sheet.muted,
        widthPx: Math.floor(half - insetPx - markPx),
      }),
    );
  };
  const found = yield* fitSiblings(
    "columns",
    { minPx: floorPx.furniture, maxPx: Math.max(floorPx.furniture, px(hand.sizes.columns + 3)) },
    (sizePx) =>
      cells.map((cell) => ({
        node: build(cell, sizePx),
        widthPx: Math.floor(half - insetPx),
        heightPx: Math.max(1, (rows[cell.row]?.height ?? 0) - px(rows.length > 5 ? 14 : 28)),
      })),
  );
  return [
    ...nodes,
    ...over,
    ...rowLines(scene, rows),
    line(scene, { x: room.x, y: room.y + room.height, width: room.width }, hair, sheet.line),
    at(
      { x: room.x + half, y: room.y, width: Math.max(1, px(hair)), height: room.height },
      { backgroundColor: sheet.line },
    ),
    ...cells.map((cell) => {
      const place = rows[cell.row] ?? room;
      const x = room.x + (cell.side === 1 ? half + insetPx : 0);
      return at(
        { ...place, x, width: half - insetPx },
        { alignItems: "center" },
        build(cell, found.sizePx),
      );
    }),
    ...under,
  ];
}

/** Rows as high as their longest words ask for. */
function tableRows(cells: readonly Cell[], area: Area): Area[] {
  const count = Math.max(...cells.map(({ row: at }) => at)) + 1;
  const weights = Array.from({ length: count }, (_, index) => {
    const own = cells.filter(({ row: at }) => at === index);
    const letters = Math.max(1, ...own.map(({ words }) => words.text.length));
    const least = index === 0 ? headWeight : 1;
    return Math.max(least, Math.min(3, letters / usualLetters));
  });
  const sum = weights.reduce((all, weight) => all + weight, 0);
  let y = area.y;
  return weights.map((weight) => {
    const height = (area.height * weight) / sum;
    const place = { ...area, y, height };
    y += height;
    return place;
  });
}
