import type { SlideNode } from "../../../drawing/node.ts";
import type { Words } from "../../../layouts/reading/slide-reading.ts";
import type { Composing } from "../fit/composing.ts";
import { paragraph } from "../scene/lettering.ts";
import { fitWords } from "./fit-words.ts";
import type { Scene } from "../scene/scene.ts";
import type { Places, TextPlace } from "../scene/skin-parts.ts";

/** Factor for the largest font size on tall slides, whose places are higher. */
const tallGrowth = 1.2;
/** Largest height of a text on tall slides, as a fraction of its place's height, so that places are apart. */
const tallShare = 0.68;

/** Draws texts in their places, in the largest font size at which all texts fit. */
export function* drawPlaces(
  scene: Scene,
  role: string,
  words: readonly Words[],
  { areas, room, letters, maxSize, draw, rules = [] }: Places,
): Composing<SlideNode[]> {
  const isTall = scene.shape === "tall";
  const boxes = areas.map((area) => {
    const { widthPx, heightPx } = room(area);
    return { widthPx, heightPx: isTall ? Math.min(heightPx, area.height * tallShare) : heightPx };
  });
  const { sizePx } = yield* fitWords(scene, role, words, {
    boxes,
    letters,
    maxSize: maxSize * (isTall ? tallGrowth : 1),
  });
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
