import type { SlideNode } from "../../../drawing/node.ts";
import type { Composing } from "../../composition/composing.ts";
import { gap, splitAt } from "../../composition/frame.ts";
import type { TemplateHand } from "../../composition/hand.ts";
import { paragraph } from "../../composition/lettering.ts";
import { at } from "../../composition/place.ts";
import { fitWords, growth, rowAreas } from "../../composition/rows.ts";
import type { Scene } from "../../composition/scene.ts";
import { besideHung, centered, headShareOverMany, hungHead, rowLines } from "./grid.ts";
import { composeText } from "./text.ts";

/** More points than these stand closer. */
const manyPoints = 6;

/** Rows between hairlines in large words, their marks at the end. */
export function* composeList(scene: Scene, hand: TemplateHand): Composing<SlideNode[]> {
  const { main, before, after } = splitAt(scene, "list");
  if (!main) return yield* composeText(scene, hand);
  const { px } = scene;
  const sheet = hand.sheetOf(scene);
  const { entries } = main;
  const isMany = entries.length > manyPoints;
  const {
    nodes,
    rest,
    place: headPlace,
  } = yield* hungHead(scene, hand, isMany ? headShareOverMany : undefined);
  const { over, under, room } = yield* besideHung(scene, hand, rest, {
    before,
    after,
    head: headPlace,
  });
  const rows = rowAreas(room, entries.length, 0);
  const heightPx = rows[0]?.height ?? room.height;
  const markPx = px(isMany ? 52 : 76);
  const widthPx = Math.floor(room.width - markPx);
  const letters = {
    ...hand.letters.headline,
    weight: 500,
    leading: 1.08,
    tracking: -0.042,
    balanced: false,
  };
  const { sizePx } = yield* fitWords(scene, "points", entries, {
    boxes: [
      {
        widthPx,
        heightPx: Math.max(1, heightPx - gap(scene, isMany ? 12 : entries.length > 4 ? 18 : 32)),
      },
    ],
    letters,
    maxSize: hand.sizes.list * growth(entries.length),
  });
  return [
    ...nodes,
    ...over,
    ...rowLines(scene, rows),
    ...entries.map((entry, index) =>
      at(
        rows[index] ?? room,
        { alignItems: "center", justifyContent: "space-between" },
        paragraph(scene, entry, { letters, sizePx, color: sheet.ink, widthPx }),
        centered(
          markPx,
          hand.mark(scene, { mark: entry.mark, sizePx: sizePx * 0.8, sheet, index }),
        ),
      ),
    ),
    ...under,
  ];
}
