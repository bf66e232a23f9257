import type { SlideNode } from "../../../drawing/node.ts";
import type { Composing } from "../../composition/composing.ts";
import { fitNode, floorPx } from "../../composition/fit.ts";
import { codeWindow } from "../../composition/flow-blocks.ts";
import { splitAt } from "../../composition/frame.ts";
import type { TemplateHand } from "../../composition/hand.ts";
import { at } from "../../composition/place.ts";
import type { Scene } from "../../composition/scene.ts";
import { besideHung, hungHead } from "./grid.ts";
import { composeText } from "./text.ts";

/** The largest type of code, design px. */
const maxCodeSize = 46;
/** What explains the code stands at most this far under it, design px. */
const mostGap = 96;

/** The code over the whole width, what explains it on the second column. */
export function* composeCode(scene: Scene, hand: TemplateHand): Composing<SlideNode[]> {
  const { main, before, after } = splitAt(scene, "code");
  if (!main) return yield* composeText(scene, hand);
  const { nodes, rest, place: headPlace } = yield* hungHead(scene, hand);
  const { over, under, room } = yield* besideHung(
    scene,
    hand,
    { area: rest, before, after },
    headPlace,
  );
  const widthPx = Math.floor(room.width);
  const found = yield* fitNode(
    "code",
    {
      widthPx,
      heightPx: room.height,
      minPx: floorPx.furniture,
      maxPx: Math.max(floorPx.furniture, scene.px(maxCodeSize)),
    },
    (sizePx) => codeWindow(scene, hand, main.words, { widthPx, maxFontPx: sizePx }),
  );
  const gapPx = scene.shape === "landscape" ? 0 : room.height - found.heightPx - scene.px(mostGap);
  return [
    ...nodes,
    ...over,
    at(room, { flexDirection: "column" }, found.node),
    ...under.map((node) => lift(node, Math.max(0, gapPx))),
  ];
}

/** A placed block, moved up. */
function lift(node: SlideNode, byPx: number): SlideNode {
  return { ...node, style: { ...node.style, top: Number(node.style.top ?? 0) - byPx } };
}
