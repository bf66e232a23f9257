import { box, type SlideNode } from "../../drawing/node.ts";
import type { Composing } from "../composition/composing.ts";
import { blockFrame } from "../composition/frame.ts";
import type { TemplateHand } from "../composition/hand.ts";
import { paragraph } from "../composition/lettering.ts";
import { at } from "../composition/place.ts";
import { fitWords, rowAreas } from "../composition/rows.ts";
import type { Scene } from "../composition/scene.ts";
import { composeText } from "./text.ts";

/** Rows, each beside its mark. */
export function* composeList(scene: Scene, hand: TemplateHand): Composing<SlideNode[]> {
  const frame = yield* blockFrame(scene, hand, "list");
  if (!frame) return yield* composeText(scene, hand);
  const { main, nodes, over, under, room } = frame;
  const { px } = scene;
  const sheet = hand.sheetOf(scene);
  const { entries } = main;
  const areas = rowAreas(room, entries.length, px(16));
  const markPx = px(70);
  const widthPx = room.width - markPx;
  const letters = { ...hand.letters.body, leading: 1.2 };
  const fitted = yield* fitWords(scene, "points", entries, {
    boxes: [{ widthPx, heightPx: areas[0]?.height ?? 0 }],
    letters,
    maxSize: hand.sizes.list,
  });
  const { sizePx } = fitted;
  return [
    ...nodes,
    ...over,
    ...entries.map((entry, index) =>
      at(
        areas[index] ?? room,
        { alignItems: "center" },
        box(
          { width: markPx, flexShrink: 0, display: "flex" },
          hand.mark(scene, { mark: entry.mark, sizePx, sheet, index }),
        ),
        paragraph(scene, entry, { letters, sizePx, color: sheet.ink, widthPx }),
      ),
    ),
    ...under,
  ];
}
