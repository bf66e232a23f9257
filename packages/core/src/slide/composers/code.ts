import { box, type SlideNode } from "../../drawing/node.ts";
import type { Composing } from "../composition/fit/composing.ts";
import { fitNode } from "../composition/fit/fit.ts";
import { codeWindow } from "../composition/text/flow-blocks.ts";
import { blockFrame } from "../composition/text/around/block-frame.ts";
import { boxAt, column, moveUp } from "../composition/scene/boxes.ts";
import type { Area, Scene } from "../composition/scene/scene.ts";
import type { TemplateSkin } from "../composition/scene/skin.ts";
import { composeText } from "./text.ts";

/** The largest font size of code, design px. */
const maxCodeSize = 46;

/** Maximum height of a code window, as a multiple of the height that its code needs. */
const mostFilled = 2.4;

/** Composes code in the template's window, with the slide's other text above and below. */
export function* composeCode(scene: Scene, skin: TemplateSkin): Composing<SlideNode[]> {
  const frame = yield* blockFrame(scene, skin, "code");
  if (!frame) return yield* composeText(scene, skin);
  const { main, nodes, over, under } = frame;
  const { px, shape } = scene;
  const {
    bar,
    dots,
    underGap,
    sidePx,
    endPx,
    isFilling = false,
    justify,
    frame: place,
  } = skin.code(scene);
  const room = place?.(frame.room) ?? frame.room;
  const widthPx = Math.floor(room.width);
  const barPx = bar ? px(bar.height) : 0;
  const { node, heightPx } = yield* fitNode(
    "code",
    {
      widthPx,
      heightPx: room.height - barPx,
      minPx: scene.floorPx.code,
      maxPx: px(maxCodeSize),
    },
    (sizePx) => codeWindow(scene, skin, main.words, { widthPx, maxFontPx: sizePx, sidePx, endPx }),
  );
  const windowPx = isFilling ? Math.min(room.height - barPx, heightPx * mostFilled) : heightPx;
  // In a window with dots, the code starts below the dots unless the template places it elsewhere.
  const justifyContent = justify ?? (dots ? "flex-start" : "center");
  const filled = isFilling
    ? { ...node, style: { ...node.style, height: windowPx, justifyContent } }
    : node;
  const window = bar
    ? column({ width: widthPx }, box({ height: barPx, width: widthPx, ...bar.style }), filled)
    : filled;
  const isAlone = over.length + under.length === 0;
  const isCentered =
    isAlone ||
    (underGap === undefined && (over.length > 0 || under.length === 0 || shape === "landscape"));
  const spare = underGap === undefined ? 0 : room.height - windowPx - px(underGap);
  return [
    ...nodes,
    ...over,
    boxAt(
      room,
      { flexDirection: "column", justifyContent: isCentered ? "center" : "flex-start" },
      window,
    ),
    ...under.map((words) => (isInColumn(words, room) ? moveUp(words, Math.max(0, spare)) : words)),
  ];
}

/** Whether a node is above or below an area, rather than beside it. */
function isInColumn({ style }: SlideNode, { x, width }: Area): boolean {
  const left = Number(style.left);
  return left < x + width && left + Number(style.width) > x;
}
