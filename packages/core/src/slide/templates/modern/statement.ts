import { fewWordsScale } from "../../composition/claim-size.ts";
import { evenLines } from "../../composition/even-lines.ts";
import type { SlideNode } from "../../../drawing/node.ts";
import type { Composing } from "../../composition/composing.ts";
import { beside, gap } from "../../composition/frame.ts";
import type { TemplateHand } from "../../composition/hand.ts";
import { at, inset } from "../../composition/place.ts";
import type { Scene } from "../../composition/scene.ts";
import { bigHeader } from "../../composers/statement.ts";
import { accentBar } from "./paint.ts";
import { besideSphere } from "./sphere.ts";

/** The header low on the slide, a short bar, and what explains it. */
export function* composeStatement(scene: Scene, hand: TemplateHand): Composing<SlideNode[]> {
  const { px, shape, context, reading } = scene;
  const whole = besideSphere(scene, hand.area(scene, hand));
  const area = shape === "landscape" ? { ...whole, width: whole.width * 0.86 } : whole;
  const { over, under, room } = yield* beside(scene, evenLines(hand), {
    area,
    after: reading.blocks,
    maxSize: hand.sizes.body + 2,
  });
  const hasBar = context.design.headerUnderline && reading.header.text.trim() !== "";
  const barPx = hasBar ? gap(scene, 44) : 0;
  const place = inset(room, { bottom: barPx });
  const big = yield* bigHeader(scene, hand, {
    area: place,
    maxSize: hand.sizes.statement * fewWordsScale(reading.header.text),
  });
  const y = room.y + room.height - Math.max(3, px(8));
  return [
    ...over,
    at(place, { flexDirection: "column", justifyContent: "flex-end" }, big.node),
    ...(hasBar ? [accentBar(scene, room.x, y)] : []),
    ...under,
  ];
}
