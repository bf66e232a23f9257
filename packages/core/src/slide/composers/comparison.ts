import type { SlideNode } from "../../drawing/node.ts";
import type { Composing } from "../composition/composing.ts";
import { blockFrame } from "../composition/frame.ts";
import type { Scene } from "../composition/scene.ts";
import type { TemplateSkin } from "../composition/skin.ts";
import { composeText } from "./text.ts";

/** Composes a comparison of two columns as the template draws it. */
export function* composeComparison(scene: Scene, skin: TemplateSkin): Composing<SlideNode[]> {
  const frame = yield* blockFrame(scene, skin, "comparison");
  if (!frame) return yield* composeText(scene, skin);
  const { main, nodes, over, under, room } = frame;
  const sides = yield* skin.comparison(scene, skin, main, room);
  // The sides come first, since a side may be a field behind the slide's other words.
  return [...sides, ...nodes, ...over, ...under];
}
