import type { SlideNode } from "../../drawing/node.ts";
import type { Composing } from "../composition/fit/composing.ts";
import { blockFrame } from "../composition/text/around/block-frame.ts";
import type { Scene } from "../composition/scene/scene.ts";
import type { TemplateSkin } from "../composition/scene/skin.ts";
import { composeText } from "./text.ts";

export function* composeChart(scene: Scene, skin: TemplateSkin): Composing<SlideNode[]> {
  const frame = yield* blockFrame(scene, skin, "chart");
  if (!frame) return yield* composeText(scene, skin);
  const { main, nodes, over, under, room } = frame;
  return [...nodes, ...over, ...(yield* skin.chart(scene, skin, main, room)), ...under];
}
