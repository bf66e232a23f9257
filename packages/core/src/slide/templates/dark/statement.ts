import { fewWordsScale } from "../../composition/claim-size.ts";
import { evenLines } from "../../composition/even-lines.ts";
import type { SlideNode } from "../../../drawing/node.ts";
import { box } from "../../../drawing/node.ts";
import type { Composing } from "../../composition/composing.ts";
import { beside } from "../../composition/frame.ts";
import type { TemplateHand } from "../../composition/hand.ts";
import { at, inset } from "../../composition/place.ts";
import type { Scene } from "../../composition/scene.ts";
import { bigHeader } from "../../composers/statement.ts";
import { glow, neonOf } from "./paint.ts";

/** Design px that the words after the bar are indented. */
const indent = 40;

/** The header low on the slide, what explains it beside a lit bar. */
export function* composeStatement(scene: Scene, hand: TemplateHand): Composing<SlideNode[]> {
  const { px, shape, reading } = scene;
  const whole = hand.area(scene, hand);
  const area = shape === "landscape" ? { ...whole, width: whole.width * 0.92 } : whole;
  const hasBody = reading.blocks.length > 0;
  const { over, under, room } = yield* beside(scene, evenLines(hand), {
    area: hasBody ? inset(area, { left: px(indent) }) : area,
    after: reading.blocks,
    maxSize: hand.sizes.body + 2,
    gapDesign: 52,
  });
  const place = { ...room, x: area.x, width: area.width };
  const big = yield* bigHeader(scene, hand, {
    area: place,
    maxSize: hand.sizes.statement * fewWordsScale(reading.header.text),
  });
  const bottom = area.y + area.height;
  const start = Math.min(bottom, room.y + room.height + px(52));
  const bar = Math.max(2, px(7));
  return [
    ...over,
    at(place, { flexDirection: "column", justifyContent: "flex-end" }, big.node),
    ...(hasBody
      ? [
          at(
            { x: area.x, y: start, width: bar, height: Math.max(1, bottom - start) },
            {},
            box({
              width: bar,
              height: Math.max(1, bottom - start),
              borderRadius: bar / 2,
              backgroundColor: neonOf(scene).tube,
              boxShadow: glow(scene, 0.6),
            }),
          ),
        ]
      : []),
    ...under,
  ];
}
