import type { SlideNode } from "../../../drawing/node.ts";
import { bigHeader } from "../../composers/statement.ts";
import { claimSize } from "../../composition/claim-size.ts";
import type { Composing } from "../../composition/composing.ts";
import { beside } from "../../composition/frame.ts";
import type { TemplateHand } from "../../composition/hand.ts";
import { at } from "../../composition/place.ts";
import type { Scene } from "../../composition/scene.ts";
import { hang, hung, pictureStrip } from "./grid.ts";

/** The body at the top on the second column, the header at the bottom over the whole width. */
export function* composeStatement(scene: Scene, hand: TemplateHand): Composing<SlideNode[]> {
  const area = hand.area(scene, hand);
  const strip = pictureStrip(scene, hung(scene, area));
  const { over, under, room } = yield* beside(scene, hand, {
    area: strip.rest,
    media: false,
    before: scene.reading.blocks,
    maxSize: 54,
    gapDesign: 64,
  });
  const place = { ...room, x: area.x, width: area.width };
  const big = yield* bigHeader(scene, hand, {
    area: place,
    maxSize: claimSize(scene.reading.header, hand.sizes.statement),
    letters: { ...hand.letters.headline, balanced: true },
  });
  const block = at(place, { flexDirection: "column", justifyContent: "flex-end" }, big.node);
  return [...strip.nodes, ...over, hang(block, big.sizePx), ...under];
}
