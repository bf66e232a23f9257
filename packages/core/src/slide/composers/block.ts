import type { SlideNode } from "../../drawing/node.ts";
import type { ReadBlock } from "../../layouts/reading/slide-reading.ts";
import type { Composing } from "../composition/fit/composing.ts";
import type { Area, Scene } from "../composition/scene/scene.ts";
import type { TemplateSkin } from "../composition/scene/skin.ts";
import { type BlockFrame, blockFrame } from "../composition/text/around/block-frame.ts";
import { composeText } from "./text.ts";

/** Composes the headline, a main block in the room that is left, and the text around it; a text if there is no block. */
export function* composeBlock<Kind extends ReadBlock["kind"]>(
  scene: Scene,
  skin: TemplateSkin,
  kind: Kind,
  draw: (main: BlockFrame<Kind>["main"], room: Area) => Composing<SlideNode[]>,
): Composing<SlideNode[]> {
  const frame = yield* blockFrame(scene, skin, kind);
  if (!frame) return yield* composeText(scene, skin);
  const { main, nodes, over, under, room } = frame;
  return [...nodes, ...over, ...(yield* draw(main, room)), ...under];
}
