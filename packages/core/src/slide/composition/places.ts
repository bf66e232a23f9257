import type { SlideNode, TextNode } from "../../drawing/node.ts";
import type { Words } from "../../layouts/reading/slide-reading.ts";
import type { Composing } from "./composing.ts";
import { paragraph, type Letters, type Setting } from "./lettering.ts";
import { fitWords } from "./rows.ts";
import type { Area, Scene } from "./scene.ts";

/** One place (such as a row or card) and its words, at the type size that all places share; CSS px. */
interface Place {
  area: Area;
  index: number;
  sizePx: number;
  /** Builds the words; they are as wide as the place's room unless the setting has a width. */
  words: (setting: Pick<Setting, "color"> & Partial<Setting>) => TextNode;
}

/** Places of one kind, such as rows, cards or stairs, and how a template draws each of them. */
export interface Places {
  areas: readonly Area[];
  /** The box of the words inside a place, CSS px. */
  room: (area: Area) => { widthPx: number; heightPx: number };
  letters: Letters;
  /** Design px. */
  maxSize: number;
  draw: (place: Place) => SlideNode | SlideNode[];
  /** Lines between places, drawn under all of them. */
  rules?: readonly SlideNode[];
}

/** Draws words in their places, all at the largest type size at which each text fits. */
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
