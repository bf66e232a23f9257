import type { SlideNode } from "../../../drawing/node.ts";
import type { Composing } from "../../composition/composing.ts";
import { beside } from "../../composition/frame.ts";
import type { TemplateHand } from "../../composition/hand.ts";
import type { Scene } from "../../composition/scene.ts";
import { textBody } from "../../composers/text.ts";
import { reportHead } from "./head.ts";

/** Headline beside its bar, lead, paragraphs and the call-out. */
export function* composeText(scene: Scene, hand: TemplateHand): Composing<SlideNode[]> {
  const { nodes, rest } = yield* reportHead(scene, hand);
  const { over, under, room } = yield* beside(scene, hand, { area: rest });
  const body = yield* textBody(scene, hand, { area: room, maxSize: 74 });
  return [...nodes, ...over, ...body, ...under];
}
