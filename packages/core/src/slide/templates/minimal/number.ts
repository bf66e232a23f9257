import type { SlideNode } from "../../../drawing/node.ts";
import { bigNumber, numberRest } from "../../composers/number.ts";
import type { Composing } from "../../composition/composing.ts";
import { fitSiblings, floorPx } from "../../composition/fit.ts";
import { flowBlocks } from "../../composition/flow-blocks.ts";
import { share } from "../../composition/frame.ts";
import type { TemplateHand } from "../../composition/hand.ts";
import { paragraph } from "../../composition/lettering.ts";
import { at, column } from "../../composition/place.ts";
import type { Area, Scene } from "../../composition/scene.ts";
import { columnsOf, hang, hair, line, pictureStrip } from "./grid.ts";
import { composeAsStatement } from "../../composers/statement.ts";

/** em: the digits' thin stems stand on the margin. */
const hangNumber = 0.06;

/** A thin numeral as wide as the slide, what it is of, a line, and two columns of notes. */
export function* composeNumber(scene: Scene, hand: TemplateHand): Composing<SlideNode[]> {
  if (!scene.reading.number) return yield* composeAsStatement(scene, hand);
  const { px, shape } = scene;
  const sheet = hand.sheetOf(scene);
  const { nodes: over, rest: room } = pictureStrip(scene, hand.area(scene, hand));
  const isLandscape = shape === "landscape";
  const right = room.width * 0.42;
  const words = isLandscape ? { ...room, x: room.x + room.width - right, width: right } : room;
  const rest = yield* numberRest(scene, hand, {
    area: { width: words.width, height: room.height * (isLandscape ? 0.4 : 0.22) },
    maxSize: isLandscape ? 96 : scene.reading.blocks.length > 0 ? 128 : 190,
  });
  const notes = yield* fitNotes(scene, hand, words);
  const gapPx = px(40);
  const belowPx =
    notes.heightPx + (notes.heightPx > 0 && rest.heightPx > 0 ? 2 * gapPx : 0) + rest.heightPx;
  const number = yield* bigNumber(scene, hand, {
    area: isLandscape
      ? { width: room.width - right - px(60), height: room.height }
      : { width: room.width, height: Math.max(1, room.height - belowPx - px(50)) },
    color: sheet.inkLarge,
  });
  const top = isLandscape ? room.y + (room.height - belowPx) / 2 : room.y + room.height - belowPx;
  const lineY = top + rest.heightPx + gapPx;
  const notesY = top + belowPx - notes.heightPx;
  return [
    ...over,
    hang(
      at(room, { alignItems: isLandscape ? "center" : "flex-start" }, column({}, number.node)),
      number.sizePx,
      hangNumber,
    ),
    hang(
      at({ ...words, y: top, height: Math.max(1, rest.heightPx) }, {}, rest.node),
      isLandscape ? 0 : rest.sizePx,
    ),
    ...(notes.heightPx > 0 ? [line(scene, { ...words, y: lineY }, hair, sheet.line)] : []),
    ...notes.draw(notesY),
  ];
}

/** What explains the number beside the summary; one of them alone hangs on the second column. */
function* fitNotes(
  scene: Scene,
  hand: TemplateHand,
  area: Area,
): Composing<{ heightPx: number; draw: (y: number) => SlideNode[] }> {
  const { blocks, summary } = scene.reading;
  const sheet = hand.sheetOf(scene);
  const { start, span } = columnsOf(scene, area);
  const isStacked = scene.shape === "landscape";
  const isPair = blocks.length > 0 && summary !== null;
  if (blocks.length === 0 && !summary) return { heightPx: 0, draw: () => [] };
  const widthPx = Math.floor(isStacked ? area.width : span(isPair ? 2 : 3));
  const build = (sizePx: number): SlideNode[] => [
    ...(blocks.length > 0 ? [flowBlocks(scene, hand, blocks, { sizePx, widthPx, sheet })] : []),
    ...(summary
      ? [
          paragraph(scene, summary, {
            letters: { ...hand.letters.body, weight: 600 },
            sizePx,
            color: sheet.ink,
            widthPx,
          }),
        ]
      : []),
  ];
  const limitPx = area.height * share(scene, isStacked && isPair ? 0.26 : 0.34);
  const found = yield* fitSiblings(
    "notes",
    { minPx: floorPx.body, maxPx: Math.max(floorPx.body, scene.px(47)) },
    (sizePx) => build(sizePx).map((node) => ({ node, widthPx, heightPx: limitPx })),
  );
  const nodes = build(found.sizePx);
  const gapPx = scene.px(28);
  const heights = found.heightsPx;
  const heightPx = isStacked
    ? heights.reduce((sum, height) => sum + height, 0) + gapPx * (heights.length - 1)
    : Math.max(...heights);
  const draw = (y: number): SlideNode[] =>
    nodes.map((node, index) => {
      const over = isStacked
        ? heights.slice(0, index).reduce((sum, height) => sum + height + gapPx, 0)
        : 0;
      const x = isStacked ? area.x : start(isPair ? index * 2 : 1);
      return at({ x, y: y + over, width: widthPx, height: heights[index] ?? heightPx }, {}, node);
    });
  return { heightPx, draw };
}
