import type { SlideNode } from "../../drawing/node.ts";
import type { Composing } from "../composition/fit/composing.ts";
import { blockFrame } from "../composition/text/around/block-frame.ts";
import { drawPlaces } from "../composition/text/text-places.ts";
import type { Scene } from "../composition/scene/scene.ts";
import type { TemplateSkin } from "../composition/scene/skin.ts";
import { composeText } from "./text.ts";

/** Composes a list, each item in its own area. */
export function* composeList(scene: Scene, skin: TemplateSkin): Composing<SlideNode[]> {
  const frame = yield* blockFrame(scene, skin, "list");
  if (!frame) return yield* composeText(scene, skin);
  const { main, nodes, over, under, room } = frame;
  const places = skin.list(scene, skin, main.entries, room);
  const points = yield* drawPlaces(scene, "points", main.entries, places);
  return [...nodes, ...over, ...points, ...under];
}
