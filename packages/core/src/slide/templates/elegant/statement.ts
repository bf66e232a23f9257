import { evenLines } from "../../composition/even-lines.ts";
import type { SlideNode } from "../../../drawing/node.ts";
import { bigHeader } from "../../composers/statement.ts";
import { claimSize } from "../../composition/claim-size.ts";
import type { Composing } from "../../composition/composing.ts";
import type { TemplateHand } from "../../composition/hand.ts";
import { at, inset } from "../../composition/place.ts";
import type { Scene } from "../../composition/scene.ts";
import { besideBlock, finePx } from "./parts.ts";

/** Design px: the line before the body, and where the body begins. */
const lineWidth = 120;
const bodyStart = 164;

/** The header large at the bottom, the body under it after a fine line. */
export function* composeStatement(scene: Scene, hand: TemplateHand): Composing<SlideNode[]> {
  const { px, context } = scene;
  const area = hand.area(scene, hand);
  const sheet = hand.sheetOf(scene);
  const { over, under, room } = yield* besideBlock(
    scene,
    evenLines(hand),
    { area: inset(area, { left: px(bodyStart) }), after: scene.reading.blocks },
    { maxSize: 54, gap: 48 },
  );
  const place = { ...room, x: area.x, width: area.width };
  const big = yield* bigHeader(scene, hand, {
    area: place,
    maxSize: claimSize(
      scene.reading.header,
      hand.sizes.statement * (scene.shape === "landscape" ? 1.25 : 1),
    ),
    shareOf: 0.94,
  });
  const hasLine = context.design.headerUnderline && under.length > 0;
  const lineY = Number(under[0]?.style.top ?? 0) + px(34);
  return [
    ...over,
    at(place, { flexDirection: "column", justifyContent: "flex-end" }, big.node),
    ...(hasLine
      ? [
          at(
            { x: area.x, y: lineY, width: px(lineWidth), height: finePx(scene) },
            { backgroundColor: sheet.accentLarge },
          ),
        ]
      : []),
    ...under,
  ];
}
