import { box, type SlideNode } from "../../drawing/node.ts";
import type { Composing } from "../composition/composing.ts";
import { fitNode } from "../composition/fit.ts";
import { codeWindow } from "../composition/flow-blocks.ts";
import { blockFrame } from "../composition/frame.ts";
import { at, column } from "../composition/place.ts";
import type { Scene } from "../composition/scene.ts";
import type { TemplateSkin } from "../composition/skin.ts";
import { composeText } from "./text.ts";

/** The largest type of code, design px. */
const maxCodeSize = 46;

/** The code in the template's window, what explains it over and under it. */
export function* composeCode(scene: Scene, skin: TemplateSkin): Composing<SlideNode[]> {
  const frame = yield* blockFrame(scene, skin, "code");
  if (!frame) return yield* composeText(scene, skin);
  const { main, nodes, over, under, room } = frame;
  const { px, shape } = scene;
  const { bar, underGap } = skin.code(scene);
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
    (sizePx) => codeWindow(scene, skin, main.words, { widthPx, maxFontPx: sizePx }),
  );
  const window = bar
    ? column({ width: widthPx }, box({ height: barPx, width: widthPx, ...bar.style }), node)
    : node;
  const isCentered = underGap === undefined && (over.length > 0 || shape === "landscape");
  const spare = underGap === undefined ? 0 : room.height - heightPx - px(underGap);
  return [
    ...nodes,
    ...over,
    at(
      room,
      { flexDirection: "column", justifyContent: isCentered ? "center" : "flex-start" },
      window,
    ),
    ...under.map((words) => raised(words, Math.max(0, spare))),
  ];
}

/** A placed node, moved up. */
function raised(node: SlideNode, byPx: number): SlideNode {
  return { ...node, style: { ...node.style, top: Number(node.style.top ?? 0) - byPx } };
}
