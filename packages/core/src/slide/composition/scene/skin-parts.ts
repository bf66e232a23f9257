import type { Sheet } from "../../../design/colors/template-colors.ts";
import type { SlideNode, TextNode } from "../../../drawing/node.ts";
import type { ReadBlock, Step } from "../../../layouts/reading/slide-reading.ts";
import type { Letters, Setting } from "./lettering.ts";
import type { Area } from "./scene.ts";

/** The text over and under a slide's main block, e.g. over and under its list. */
export interface TextAround {
  over: SlideNode[];
  under: SlideNode[];
  /** The area that is left for the main block. */
  room: Area;
  /** A node directly under the header, in the same column. `clearPx` is the gap between both, CSS px. */
  base?: { node: SlideNode; heightPx: number; clearPx: number; align: "start" | "center" };
}

/** The blocks before and after the main block, and the area for all of them. */
export interface Neighbours {
  area: Area;
  before?: readonly ReadBlock[];
  after?: readonly ReadBlock[];
}

/** A headline, its place, and the area left for the rest of the slide; lengths are CSS px. */
export interface Head {
  nodes: SlideNode[];
  place: Area;
  rest: Area;
  sizePx: number;
}

/** The slide's steps, and the width of the widest number, em. */
export interface Steps {
  steps: readonly Step[];
  figureEm: number;
}

/** A place for a text, e.g. a row or card. All places of a layout share the font size `sizePx`, CSS px. */
export interface TextPlace {
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
  draw: (place: TextPlace) => SlideNode | SlideNode[];
  /** Lines between places, drawn behind all of them. */
  rules?: readonly SlideNode[];
}

/** How a photo is placed beside or above text, in layouts that don't place their image themselves. */
export interface PhotoLook {
  /** Area of the photo, CSS px. It may extend to the slide's edges. */
  frame: Area;
  /**
   * `stage` is the part of the slide that is left to text. `area` is the text's area, relative to the top left of
   * `stage`.
   */
  stage: Area;
  area: Area;
  /** The photo, and the nodes drawn in front of it. */
  nodes: (SlideNode | null)[];
  /** Colours of the top row if the photo is behind it. */
  topSheet?: Sheet;
}
