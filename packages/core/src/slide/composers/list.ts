import type { SlideNode } from "../../drawing/node.ts";
import type { Composing } from "../composition/composing.ts";
import { blockFrame } from "../composition/frame.ts";
import { drawPlaces } from "../composition/places.ts";
import type { Scene } from "../composition/scene.ts";
import type { TemplateSkin } from "../composition/skin.ts";
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
