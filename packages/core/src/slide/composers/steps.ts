import type { SlideNode } from "../../drawing/node.ts";
import type { Composing } from "../composition/composing.ts";
import { blockFrame } from "../composition/frame.ts";
import type { TemplateHand } from "../composition/hand.ts";
import { paragraph, sign } from "../composition/lettering.ts";
import { at } from "../composition/place.ts";
import { fitWords, rowAreas } from "../composition/rows.ts";
import type { Scene } from "../composition/scene.ts";
import { composeText } from "./text.ts";

/** Rows, each with its number. */
export function* composeSteps(scene: Scene, hand: TemplateHand): Composing<SlideNode[]> {
  const frame = yield* blockFrame(scene, hand, "steps");
  if (!frame) return yield* composeText(scene, hand);
  const { main, nodes, over, under, room } = frame;
  const { px } = scene;
  const sheet = hand.sheetOf(scene);
  const { steps } = main;
  const areas = rowAreas(room, steps.length, px(20));
  const numberPx = Math.min(px(110), (areas[0]?.height ?? 0) * 0.8);
  const widthPx = room.width - numberPx * 1.3;
  const heightPx = areas[0]?.height ?? 0;
  const fitted = yield* fitWords(scene, "steps", steps, {
    boxes: [{ widthPx, heightPx }],
    letters: { ...hand.letters.body, leading: 1.2 },
    maxSize: hand.sizes.steps,
  });
  return [
    ...nodes,
    ...over,
    ...steps.map((step, index) =>
      at(
        areas[index] ?? room,
        { alignItems: "center", columnGap: numberPx * 0.2 },
        sign(scene, String(step.number), {
          letters: hand.letters.number,
          sizePx: numberPx,
          color: sheet.accentLarge,
          widthPx: numberPx * 1.1,
        }),
        paragraph(scene, step, {
          letters: { ...hand.letters.body, leading: 1.2 },
          sizePx: fitted.sizePx,
          color: sheet.ink,
          widthPx,
        }),
      ),
    ),
    ...under,
  ];
}
