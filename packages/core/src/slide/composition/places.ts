import type { SlideNode, TextNode } from "../../drawing/node.ts";
import type { Words } from "../../layouts/reading/slide-reading.ts";
import type { Composing } from "./composing.ts";
import { paragraph, type Letters, type Setting } from "./lettering.ts";
import { fitWords } from "./rows.ts";
import type { Area, Scene } from "./scene.ts";

/** A place for a text, e.g. a row or card. All places of a layout share the font size `sizePx`, CSS px. */
interface Place {
  area: Area;
  index: number;
  sizePx: number;
  /** Builds the text. It is as wide as `room` allows, unless `setting` has a width. */
  words: (setting: Pick<Setting, "color"> & Partial<Setting>) => TextNode;
}

/** The places of one layout, e.g. rows or cards, and how a template draws each. */
export interface Places {
  areas: readonly Area[];
  /** Returns the size that a place leaves for its text, CSS px. */
  room: (area: Area) => { widthPx: number; heightPx: number };
  letters: Letters;
  /** Largest font size, design px. */
  maxSize: number;
  draw: (place: Place) => SlideNode | SlideNode[];
  /** Lines between places, drawn behind all of them. */
  rules?: readonly SlideNode[];
}

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
    const set: Place["words"] = (setting) =>
      paragraph(scene, content, { letters, sizePx, widthPx, ...setting });
    return draw({ area, index, sizePx, words: set });
  });
  return [...rules, ...drawn];
}
