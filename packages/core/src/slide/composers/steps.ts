import type { SlideNode } from "../../drawing/node.ts";
import type { Composing } from "../composition/composing.ts";
import { blockFrame } from "../composition/frame.ts";
import { measureEms } from "../composition/measure.ts";
import { drawPlaces } from "../composition/places.ts";
import type { Scene } from "../composition/scene.ts";
import { stepSign } from "../composition/step-sign.ts";
import type { TemplateSkin } from "../composition/skin.ts";
import { composeText } from "./text.ts";

/** Composes steps in rows, each with its number. */
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
