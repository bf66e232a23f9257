import type { SlideNode } from "../../../drawing/node.ts";
import type { Composing } from "../../composition/composing.ts";
import { fitNode, floorPx } from "../../composition/fit.ts";
import { codeWindow } from "../../composition/flow-blocks.ts";
import { head, splitAt } from "../../composition/frame.ts";
import type { TemplateHand } from "../../composition/hand.ts";
import { at } from "../../composition/place.ts";
import type { Scene } from "../../composition/scene.ts";
import { besideBlock } from "./parts.ts";
import { composeText } from "./text.ts";

/** The largest type of code, and how far under it at most its text stands, design px. */
const maxCodeSize = 46;
const mostGap = 84;

/** The code in a window over what explains it. */
export function* composeCode(scene: Scene, hand: TemplateHand): Composing<SlideNode[]> {
  const { main, before, after } = splitAt(scene, "code");
  if (!main) return yield* composeText(scene, hand);
  const { nodes, rest } = yield* head(scene, hand, { area: hand.area(scene, hand) });
  const { over, under, room } = yield* besideBlock(
    scene,
    hand,
    { area: rest, before, after },
    { maxSize: 54 },
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
  const liftPx =
    scene.shape === "landscape" ? 0 : Math.max(0, room.height - found.heightPx - scene.px(mostGap));
  return [
    ...nodes,
    ...over,
    at(room, { flexDirection: "column" }, found.node),
    ...under.map((node) => ({
      ...node,
      style: { ...node.style, top: Number(node.style.top ?? 0) - liftPx },
    })),
  ];
}
