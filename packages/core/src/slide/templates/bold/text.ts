import type { SlideNode } from "../../../drawing/node.ts";
import type { Composing } from "../../composition/composing.ts";
import { beside, head } from "../../composition/frame.ts";
import type { TemplateHand } from "../../composition/hand.ts";
import type { Scene } from "../../composition/scene.ts";
import { textBody } from "../../composers/text.ts";

/** The largest type of the words, design px: few of them are set like a poster's. */
const maxText = 78;

/** Headline, lead, paragraphs and the call-out. */
export function* composeText(scene: Scene, hand: TemplateHand): Composing<SlideNode[]> {
  const { nodes, rest } = yield* head(scene, hand, { area: hand.area(scene, hand) });
  const { over, under, room } = yield* beside(scene, hand, { area: rest });
  const body = yield* textBody(scene, hand, { area: room, maxSize: maxText });
  return [...nodes, ...over, ...body, ...under];
}
