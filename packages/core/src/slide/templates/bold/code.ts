import { box, type SlideNode } from "../../../drawing/node.ts";
import type { Composing } from "../../composition/composing.ts";
import { beside, head, splitAt } from "../../composition/frame.ts";
import type { TemplateHand } from "../../composition/hand.ts";
import { at, column } from "../../composition/place.ts";
import type { Scene } from "../../composition/scene.ts";
import { fitCode } from "../../composers/code.ts";
import { composeText } from "../../composers/text.ts";

/** The bar over the window, design px. */
const bar = 40;

/** The code in a window of ink under a heavy bar. */
export function* composeCode(scene: Scene, hand: TemplateHand): Composing<SlideNode[]> {
  const { main, before, after } = splitAt(scene, "code");
  if (!main) return yield* composeText(scene, hand);
  const { px, colors, shape } = scene;
  const { nodes, rest } = yield* head(scene, hand, { area: hand.area(scene, hand) });
  const { over, under, room } = yield* beside(scene, hand, {
    area: rest,
    before,
    after,
    maxSize: 50,
    most: 0.62,
  });
  const widthPx = Math.floor(room.width);
  const barPx = px(bar);
  const window = yield* fitCode(scene, hand, main.words, { ...room, height: room.height - barPx });
  return [
    ...nodes,
    ...over,
    at(
      room,
      {
        flexDirection: "column",
        justifyContent: before.length > 0 || shape === "landscape" ? "center" : "flex-start",
      },
      column(
        { width: widthPx },
        box({ height: barPx, width: widthPx, backgroundColor: colors.primary.background }),
        window.node,
      ),
    ),
    ...under,
  ];
}
