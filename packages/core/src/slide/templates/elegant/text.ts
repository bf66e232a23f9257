import type { SlideNode } from "../../../drawing/node.ts";
import { textBody } from "../../composers/text.ts";
import type { Composing } from "../../composition/composing.ts";
import { gap, head } from "../../composition/frame.ts";
import type { TemplateHand } from "../../composition/hand.ts";
import { inset } from "../../composition/place.ts";
import type { Scene } from "../../composition/scene.ts";
import { besideBlock, openingLine } from "./parts.ts";

/** A short text may grow to this, design px. */
const largestText = 76;

/** The headline over a hairline, a lead in serifs and the text. */
export function* composeText(scene: Scene, hand: TemplateHand): Composing<SlideNode[]> {
  const { context, shape } = scene;
  const { nodes, rest } = yield* head(scene, hand, { area: hand.area(scene, hand), gap: 46 });
  const { over, under, room } = yield* besideBlock(scene, hand, { area: rest });
  const hasLine = context.design.headerUnderline && shape !== "landscape" && nodes.length > 0;
  const lineRoom = hasLine && over.length === 0 ? gap(scene, 44) : 0;
  const area = inset(room, { top: lineRoom });
  const body = yield* textBody(scene, hand, { area, maxSize: largestText });
  const line = lineRoom > 0 ? openingLine(scene, room) : [];
  return [...nodes, ...line, ...over, ...body, ...under];
}
