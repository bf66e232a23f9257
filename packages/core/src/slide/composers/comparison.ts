import type { SlideNode } from "../../drawing/node.ts";
import type { Composing } from "../composition/fit/composing.ts";
import { blockFrame } from "../composition/text/around/block-frame.ts";
import type { Scene } from "../composition/scene/scene.ts";
import type { TemplateSkin } from "../composition/scene/skin.ts";
import { composeText } from "./text.ts";

export function* composeComparison(scene: Scene, skin: TemplateSkin): Composing<SlideNode[]> {
  const frame = yield* blockFrame(scene, skin, "comparison");
  if (!frame) return yield* composeText(scene, skin);
  const { main, nodes, over, under, room } = frame;
  const sides = yield* skin.comparison(scene, skin, main, room);
  // The columns are drawn first, because a column may be a coloured area behind the slide's other text.
  return [...sides, ...nodes, ...over, ...under];
}
