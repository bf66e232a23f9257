import type { SlideNode } from "../../../drawing/node.ts";
import type { Composing } from "../../composition/composing.ts";
import type { TemplateHand } from "../../composition/hand.ts";
import { at, column } from "../../composition/place.ts";
import type { Scene } from "../../composition/scene.ts";
import { bigHeader } from "../../composers/statement.ts";
import { plateCallout } from "./callout.ts";
import { discsBottom } from "./discs.ts";
import { explain } from "./explain.ts";

/** The claim on the ink, as large as the room under the discs; what explains it under it. */
export function* composeStatement(scene: Scene, hand: TemplateHand): Composing<SlideNode[]> {
  const { px, shape, colors } = scene;
  const area = hand.area(scene, hand);
  const sheet = hand.sheetOf(scene);
  const isLandscape = shape === "landscape";
  const top = Math.max(area.y, discsBottom(scene) + px(12));
  const bottom = area.y + area.height;
  const width = isLandscape ? area.width * 0.92 : area.width;
  const words = yield* explain(scene, hand, {
    width: width * (isLandscape ? 0.8 : 0.94),
    height: (bottom - top) * (scene.media ? 0.58 : 0.42),
    sheet,
    maxSize: 48,
    callout: (summary, setting) => plateCallout(scene, colors.primary, summary, setting),
  });
  const gapPx = words.node ? px(44) : 0;
  const room = { ...area, y: top, width, height: bottom - top };
  const big = yield* bigHeader(scene, hand, {
    area: { ...room, height: room.height - words.heightPx - gapPx },
    maxSize: hand.sizes.statement,
  });
  return [
    at(
      room,
      { flexDirection: "column", justifyContent: "flex-end" },
      column({ width, rowGap: gapPx }, big.node, words.node),
    ),
  ];
}
