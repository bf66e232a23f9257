import type { Scene, Area } from "../../scene/scene.ts";
import type { TemplateSkin } from "../../scene/skin.ts";
import { type StackSetting, stackAboveAndBelow } from "./above-and-below.ts";
import type { Sheet } from "../../../../design/colors/template-colors.ts";
import type { Composing } from "../../fit/composing.ts";
import type { TextAround } from "../../scene/skin-parts.ts";
import { textPart, calloutPart, type Part } from "./parts.ts";
import { type PartsBox, fitParts } from "../fit-parts.ts";
import { inset } from "../../scene/boxes.ts";

/** Places the slide's blocks and, below them, its call-out at the foot of an area. */
export function textAtFoot(
  scene: Scene,
  skin: TemplateSkin,
  area: Area,
  {
    align = "start",
    maxSize = skin.sizes.body,
    ...setting
  }: Partial<StackSetting> & { sheet?: Sheet } = {},
): Composing<TextAround> {
  const text = textPart(scene, skin, scene.reading.blocks, { align, ...setting });
  const parts = { over: [], under: [text, calloutPart(scene, skin)] };
  return stackAboveAndBelow(scene, area, parts, { ...setting, align, maxSize });
}

/** Fits parts at the foot of an area, all in one font size. `room` is the area left for the header. */
export function* partsAtFoot(
  scene: Scene,
  area: Area,
  parts: readonly (Part | null)[],
  { clearPx, ...box }: PartsBox & { clearPx: number },
): Composing<TextAround> {
  const block = yield* fitParts(scene, parts, box);
  if (!block) return { over: [], under: [], room: area };
  const { align = "start" } = box;
  const room = inset(area, { bottom: block.heightPx + clearPx });
  return { over: [], under: [], room, base: { ...block, clearPx, align } };
}
