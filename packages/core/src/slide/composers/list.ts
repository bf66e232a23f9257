import type { SlideNode } from "../../drawing/node.ts";
import type { Composing } from "../composition/fit/composing.ts";
import { drawPlaces } from "../composition/text/text-places.ts";
import type { Scene } from "../composition/scene/scene.ts";
import type { TemplateSkin } from "../composition/scene/skin.ts";
import { composeBlock } from "./block.ts";

/** Composes a list, each item in its own area. */
export function composeList(scene: Scene, skin: TemplateSkin): Composing<SlideNode[]> {
  return composeBlock(scene, skin, "list", ({ entries }, room) =>
    drawPlaces(scene, "points", entries, skin.list(scene, skin, entries, room)),
  );
}
