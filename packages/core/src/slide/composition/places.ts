import type { SlideNode, TextNode } from "../../drawing/node.ts";
import type { Words } from "../../layouts/reading/slide-reading.ts";
import type { Composing } from "./composing.ts";
import { paragraph, type Letters, type Setting } from "./lettering.ts";
import { fitWords } from "./rows.ts";
import type { Area, Scene } from "./scene.ts";

/** A place of a run and its words, in the size that all of the run share; CSS px. */
interface Place {
  area: Area;
  index: number;
  sizePx: number;
  /** As wide as their room unless the setting says otherwise. */
  words: (setting: Pick<Setting, "color"> & Partial<Setting>) => TextNode;
}

/** Words in places of one kind, such as rows, cards and stairs, and how a template draws each of them. */
export interface Places {
  areas: readonly Area[];
  /** What a place leaves its words, CSS px. */
  room: (area: Area) => { widthPx: number; heightPx: number };
  letters: Letters;
  /** Design px. */
  maxSize: number;
  draw: (place: Place) => SlideNode | SlideNode[];
  /** Under all places: lines between them. */
  rules?: readonly SlideNode[];
}

/** Draws words in their places, all at the one size at which each fits. */
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
    const set: Place["words"] = (setting) =>
      paragraph(scene, content, { letters, sizePx, widthPx, ...setting });
    return draw({ area, index, sizePx, words: set });
  });
  return [...rules, ...drawn];
}
