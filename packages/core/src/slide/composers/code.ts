import { box, type SlideNode } from "../../drawing/node.ts";
import type { SlideStyle } from "../../drawing/style.ts";
import type { Composing } from "../composition/composing.ts";
import { fitNode, floorPx, type Fitted } from "../composition/fit.ts";
import { codeWindow } from "../composition/flow-blocks.ts";
import { beside, gap, head, share, splitAt } from "../composition/frame.ts";
import type { TemplateHand } from "../composition/hand.ts";
import { at, column, inset } from "../composition/place.ts";
import type { Area, Scene } from "../composition/scene.ts";
import type { Words } from "../../layouts/reading/slide-reading.ts";
import { composeText } from "./text.ts";

/** The largest type of code, design px. */
const maxCodeSize = 46;

/** The window's share of the room at most, where words follow. */
const windowShare = 0.7;

/** The window right under the headline and what explains it right under the window, where nothing stands before it. */
export function* composeCodeUnderHead(
  scene: Scene,
  hand: TemplateHand,
  headGap: number,
): Composing<SlideNode[]> {
  const { main, before, after } = splitAt(scene, "code");
  if (!main || before.length > 0 || scene.media) return yield* composeCode(scene, hand);
  const { nodes, rest } = yield* head(scene, hand, { area: hand.area(scene, hand), gap: headGap });
  const isAlone = after.length === 0 && scene.reading.summary === null;
  const heightPx = rest.height * (isAlone ? 1 : share(scene, windowShare));
  const window = yield* fitCode(scene, hand, main.words, { ...rest, height: heightPx });
  const takenPx = window.heightPx + gap(scene, 44);
  const { over, under } = yield* beside(scene, hand, {
    area: inset(rest, { top: takenPx }),
    before: after,
    maxSize: hand.sizes.body * 1.24,
    most: 0.96,
    gapDesign: 36,
  });
  return [...nodes, at({ ...rest, height: window.heightPx }, {}, window.node), ...over, ...under];
}

/** The window with the largest type at which it fits the area. */
function* fitCode(
  scene: Scene,
  hand: TemplateHand,
  words: Words,
  area: Pick<Area, "width" | "height">,
): Composing<Fitted> {
  const widthPx = Math.floor(area.width);
  const maxPx = Math.max(floorPx.furniture, scene.px(maxCodeSize));
  return yield* fitNode(
    "code",
    { widthPx, heightPx: area.height, minPx: floorPx.furniture, maxPx },
    (sizePx) => codeWindow(scene, hand, words, { widthPx, maxFontPx: sizePx }),
  );
}

/** The code in the template's window between what explains it. */
export function* composeCode(scene: Scene, hand: TemplateHand): Composing<SlideNode[]> {
  const { main, before, after } = splitAt(scene, "code");
  if (!main) return yield* composeText(scene, hand);
  const { nodes, rest } = yield* head(scene, hand, { area: hand.area(scene, hand) });
  const { over, under, room } = yield* beside(scene, hand, {
    area: rest,
    before,
    after,
    maxSize: hand.sizes.body * 1.1,
  });
  const window = yield* fitCode(scene, hand, main.words, room);
  return [
    ...nodes,
    ...over,
    at(room, { flexDirection: "column", justifyContent: "center" }, window.node),
    ...under,
  ];
}

/** How a bar over the window looks. */
interface CodeBar {
  style: SlideStyle;
  /** Design px. */
  height: number;
  /** The largest size of the words beside the window, design px. */
  maxSize: number;
}

/** The code in a window under a bar; `composeHead` sets the headline. */
export function* composeBarredCode(
  scene: Scene,
  hand: TemplateHand,
  composeHead: () => Composing<{ nodes: SlideNode[]; rest: Area }>,
  { style, height, maxSize }: CodeBar,
): Composing<SlideNode[]> {
  const { main, before, after } = splitAt(scene, "code");
  if (!main) return yield* (hand.composers.text ?? composeText)(scene, hand);
  const { nodes, rest } = yield* composeHead();
  const { over, under, room } = yield* beside(scene, hand, {
    area: rest,
    before,
    after,
    maxSize,
    most: 0.62,
  });
  const widthPx = Math.floor(room.width);
  const barPx = scene.px(height);
  const window = yield* fitCode(scene, hand, main.words, { ...room, height: room.height - barPx });
  const isCentered = before.length > 0 || scene.shape === "landscape";
  return [
    ...nodes,
    ...over,
    at(
      room,
      { flexDirection: "column", justifyContent: isCentered ? "center" : "flex-start" },
      column({ width: widthPx }, box({ height: barPx, width: widthPx, ...style }), window.node),
    ),
    ...under,
  ];
}
