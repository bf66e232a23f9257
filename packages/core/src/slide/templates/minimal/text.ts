import type { SlideNode } from "../../../drawing/node.ts";
import { textBody } from "../../composers/text.ts";
import type { Composing } from "../../composition/composing.ts";
import type { TemplateHand } from "../../composition/hand.ts";
import type { Scene } from "../../composition/scene.ts";
import { besideHung, besideMark, hungHead, hungUnderHead } from "./grid.ts";

/** A short text may grow to this, design px. */
const largestText = 72;

/** The headline over the whole width, the text on the second column. */
export function* composeText(scene: Scene, hand: TemplateHand): Composing<SlideNode[]> {
  const { nodes, rest, place: headPlace } = yield* hungHead(scene, hand);
  const { over, under, room } = yield* besideHung(scene, hand, { area: rest }, headPlace);
  const body = yield* textBody(scene, hand, {
    area: hungUnderHead(scene, room),
    maxSize: largestText,
  });
  const mark = body.length > 0 ? besideMark(scene, room) : [];
  return [...nodes, ...mark, ...over, ...body, ...under];
}
