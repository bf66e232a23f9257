import type { SlideNode } from "../../../drawing/node.ts";
import type { Words } from "../../../layouts/reading/slide-reading.ts";
import type { Composing } from "../fit/composing.ts";
import { paragraph } from "../scene/lettering.ts";
import { fitWords } from "./fit-words.ts";
import type { Scene } from "../scene/scene.ts";
import type { Places, TextPlace } from "../scene/skin-parts.ts";

/** Draws texts in their places, in the largest font size at which all texts fit. */
export function* drawPlaces(
  scene: Scene,
  role: string,
  words: readonly Words[],
  { areas, room, letters, maxSize, draw, rules = [] }: Places,
): Composing<SlideNode[]> {
  const boxes = areas.map(room);
  const { sizePx } = yield* fitWords(scene, role, words, { boxes, letters, maxSize });
  const drawn = areas.flatMap((area, index) => {
    const content = words[index];
    if (!content) return [];
    const widthPx = Math.floor(boxes[index]?.widthPx ?? area.width);
    const set: TextPlace["words"] = (setting) =>
      paragraph(scene, content, { letters, sizePx, widthPx, ...setting });
    return draw({ area, index, sizePx, words: set });
  });
  return [...rules, ...drawn];
}
