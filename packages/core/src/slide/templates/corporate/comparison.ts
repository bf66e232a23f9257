import { box, type SlideNode } from "../../../drawing/node.ts";
import type { Composing } from "../../composition/composing.ts";
import { fitSiblings, floorPx } from "../../composition/fit.ts";
import { beside, splitAt } from "../../composition/frame.ts";
import type { TemplateHand } from "../../composition/hand.ts";
import { paragraph } from "../../composition/lettering.ts";
import { at, row } from "../../composition/place.ts";
import { rowAreas } from "../../composition/rows.ts";
import type { Area, Scene } from "../../composition/scene.ts";
import { judgement } from "../../composers/comparison.ts";
import { composeText } from "../../composers/text.ts";
import type { Words } from "../../../layouts/reading/slide-reading.ts";
import { reportHead } from "./head.ts";
import { fade } from "./panorama.ts";

/** Design px. */
const cellPad = 34;
const maxRow = 230;

/** A table with two head cells; the right column is lit. */
export function* composeComparison(scene: Scene, hand: TemplateHand): Composing<SlideNode[]> {
  const { main, before, after } = splitAt(scene, "comparison");
  if (!main) return yield* composeText(scene, hand);
  const { px, colors } = scene;
  const { panel, panelStrong, fill } = colors;
  const { nodes, rest } = yield* reportHead(scene, hand);
  const { over, under, room } = yield* beside(scene, hand, { area: rest, before, after });
  const half = room.width / 2;
  const padPx = px(cellPad);
  const inner = Math.floor(half - 1.7 * padPx);
  const headLetters = { ...hand.letters.label, leading: 1.1 };
  const buildHead = (words: Words, index: number, sizePx: number) =>
    paragraph(scene, words, {
      letters: headLetters,
      sizePx,
      color: index === 0 ? panelStrong.ink : fill.ink,
      widthPx: inner,
    });
  const heads = yield* fitSiblings("heads", { minPx: floorPx.body, maxPx: px(54) }, (sizePx) =>
    main.columns.map(({ head: words }, index) => ({
      node: buildHead(words, index, sizePx),
      widthPx: inner,
      heightPx: room.height * 0.2,
    })),
  );
  const headPx = Math.max(...heads.heightsPx) + px(52);
  const count = Math.max(...main.columns.map(({ rows }) => rows.length), 1);
  const bodyPx = Math.min(room.height - headPx, count * px(maxRow));
  const places = rowAreas({ ...room, y: headPx, height: bodyPx }, count, 0);
  const rowPx = places[0]?.height ?? 0;
  const cell = (words: Words, index: number, sizePx: number): SlideNode => {
    const mark = judgement(main.isJudged, index, index === 1 ? panel.secondary : panel.muted);
    return buildCell(scene, hand, words, { mark, isLit: index === 1, sizePx, widthPx: inner });
  };
  const fitted = yield* fitSiblings(
    "columns",
    { minPx: floorPx.furniture, maxPx: px(hand.sizes.columns) },
    (sizePx) =>
      main.columns.flatMap(({ rows }, index) =>
        rows.map((words) => ({
          node: cell(words, index, sizePx),
          widthPx: inner,
          heightPx: rowPx - Math.min(px(30), rowPx * 0.16),
        })),
      ),
  );
  const tablePx = headPx + bodyPx;
  return [
    ...nodes,
    ...over,
    at(
      { ...room, height: tablePx },
      { backgroundColor: panel.background },
      ...main.columns.flatMap((side, index) => {
        const x = index * half;
        return [
          at(
            { x, y: 0, width: half, height: headPx },
            {
              alignItems: "center",
              paddingLeft: padPx,
              backgroundColor: index === 0 ? panelStrong.background : fill.background,
            },
            buildHead(side.head, index, heads.sizePx),
          ),
          ...side.rows.map((words, line) =>
            at(
              { x, y: places[line]?.y ?? 0, width: half, height: rowPx },
              { alignItems: "center", paddingLeft: padPx },
              cell(words, index, fitted.sizePx),
            ),
          ),
        ];
      }),
      ...drawLines(scene, { width: room.width, headPx, bodyPx, places }),
    ),
    ...under,
  ];
}

/** A cell's words beside their mark. */
function buildCell(
  scene: Scene,
  hand: TemplateHand,
  words: Words,
  {
    mark,
    isLit,
    sizePx,
    widthPx,
  }: { mark: ReturnType<typeof judgement>; isLit: boolean; sizePx: number; widthPx: number },
): SlideNode {
  const { panel } = scene.colors;
  const markPx = mark ? Math.round(sizePx * 1.3) : 0;
  return row(
    { width: widthPx, alignItems: "flex-start" },
    mark &&
      box(
        { width: markPx, flexShrink: 0, display: "flex", paddingTop: sizePx * 0.16 },
        mark(sizePx),
      ),
    paragraph(scene, words, {
      letters: { ...hand.letters.body, weight: isLit ? 600 : 400, leading: 1.2 },
      sizePx,
      color: isLit ? panel.ink : panel.muted,
      widthPx: widthPx - markPx,
    }),
  );
}

/** The lines between rows and columns, and a bar under the lit column. */
function drawLines(
  { px, colors }: Scene,
  {
    width,
    headPx,
    bodyPx,
    places,
  }: { width: number; headPx: number; bodyPx: number; places: readonly Area[] },
): SlideNode[] {
  const { panel, fill } = colors;
  const linePx = Math.max(1, px(2.5));
  const half = width / 2;
  const line = { backgroundColor: panel.line };
  const faded = fade(fill.background, 0.2);
  return [
    ...places.slice(1).map(({ y }) => at({ x: 0, y, width, height: linePx }, line)),
    at({ x: half - linePx / 2, y: headPx, width: linePx, height: bodyPx }, line),
    at(
      { x: half, y: headPx + bodyPx - px(8), width: half, height: px(8) },
      { backgroundImage: `linear-gradient(90deg, ${fill.background}, ${faded})` },
    ),
  ];
}
