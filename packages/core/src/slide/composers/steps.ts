import type { SlideNode } from "../../drawing/node.ts";
import type { Composing } from "../composition/fit/composing.ts";
import { blockFrame } from "../composition/text/around/block-frame.ts";
import { measureEms } from "../composition/text/measure.ts";
import { drawPlaces } from "../composition/text/text-places.ts";
import type { Scene } from "../composition/scene/scene.ts";
import { stepSign } from "../composition/text/step-sign.ts";
import type { TemplateSkin } from "../composition/scene/skin.ts";
import { composeText } from "./text.ts";

export function* composeSteps(scene: Scene, skin: TemplateSkin): Composing<SlideNode[]> {
  const frame = yield* blockFrame(scene, skin, "steps");
  if (!frame) return yield* composeText(scene, skin);
  const { main, nodes, over, under, room } = frame;
  const { steps } = main;
  const figures = steps.map((step) => [stepSign(step), skin.letters.figure] as const);
  const figureEm = Math.max(...(yield* measureEms(scene, figures)));
  const places = skin.steps(scene, skin, { steps, figureEm }, room);
  const rows = yield* drawPlaces(scene, "steps", steps, places);
  return [...nodes, ...over, ...rows, ...under];
}
