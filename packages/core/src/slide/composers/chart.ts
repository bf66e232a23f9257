import type { SlideNode } from "../../drawing/node.ts";
import type { Composing } from "../composition/fit/composing.ts";
import type { Scene } from "../composition/scene/scene.ts";
import type { TemplateSkin } from "../composition/scene/skin.ts";
import { composeBlock } from "./block.ts";

export function composeChart(scene: Scene, skin: TemplateSkin): Composing<SlideNode[]> {
  return composeBlock(scene, skin, "chart", (chart, room) => skin.chart(scene, skin, chart, room));
}
