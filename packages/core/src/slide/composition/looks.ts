import type { Words } from "../../layouts/reading/slide-reading.ts";
import type { Sheet } from "../../design/colors/template-colors.ts";
import type { SlideNode } from "../../drawing/node.ts";
import type { SlideStyle } from "../../drawing/style.ts";
import type { Composing } from "./composing.ts";
import type { Around, Neighbours } from "./frame.ts";
import type { Letters } from "./lettering.ts";
import type { Area } from "./scene.ts";

/** How a template answers to a layout of one large header: a statement, a picture's words, a closing slide. */
export interface HeaderLook {
  /** The header's column. */
  area: Area;
  /** What explains it. */
  around: Composing<Around>;
  /** Design px. */
  maxSize: number;
  /** Of the room that is left to it. */
  shareOf?: number;
  align?: "start" | "center";
  sheet?: Sheet;
  letters?: Letters;
  /** Where the header is in its room; `together` with what is under it in the middle of both. */
  placement: "top" | "middle" | "foot" | "together";
  /** CSS px that are free under the header. */
  footPx?: number;
  /** What lies under the words; `headerY` is where a header at the foot begins, CSS px from the top. */
  draw?: (around: Around & { headerY: number }) => (SlideNode | null)[];
  /** Who posts, over all else. */
  who?: SlideNode | null;
}

/** The box of a slide's number and how it is set. */
export interface NumberBox {
  area: Pick<Area, "width" | "height">;
  color: string;
  /** Design px. */
  maxSize?: number;
  align?: "start" | "center";
  style?: SlideStyle;
}

/** How a template answers to a number: the number, what it is of, and what explains both. */
export interface NumberLook {
  around: Composing<Around>;
  /** What the number is of: its largest size, design px, and height in a room, CSS px. */
  rest: { maxSize: number; mostPx: (room: Area) => number; sheet?: Sheet };
  align?: "start" | "center";
  /** Where the words are: at the foot, or together in the middle of what the number leaves. */
  placement: "foot" | "together";
  /** The number's place beside the words; else it is over them, with that gap in CSS px. */
  beside: Area | null;
  gapPx: number;
  figure: (place: Area) => NumberBox;
  /** The number and what is drawn around it; `textY` is where the words' room begins if that depends on it. */
  draw: (place: Area, figure: Block) => { nodes: SlideNode[]; textY?: number };
}

/** Words as high as they are at their size, CSS px; no words are 0 high. */
export interface Block {
  node: SlideNode | null;
  heightPx: number;
  sizePx: number;
}

/** A quote and what stands around it. */
export interface QuoteParts extends Omit<Neighbours, "area"> {
  words: Words;
  by: Words;
}

/** The box of the header over a quote; sizes are design px. */
export interface LabelBox {
  area: Pick<Area, "width" | "height">;
  maxSize: number;
  color: string;
  align?: "start" | "center";
  letters?: Letters;
}

/** How a template answers to a quote. */
export interface QuoteLook {
  around: Composing<Around>;
  /** The header at the top of a room. */
  label: (room: Area) => LabelBox;
  /** The header is right over the quote, not at the room's top: on a landscape stage that is close to the top row. */
  isLabelNear?: boolean;
  /** CSS px that are free over the quote, with a header of that height, and under it. */
  topPx: (labelPx: number) => number;
  footPx?: number;
  /** Design px. */
  maxSize: number;
  /** Of the room that is left to the quote. */
  shareOf?: number;
  isCentered?: boolean;
  /** Words that the block needs the width of in one line, em. */
  measured?: readonly [content: string, letters: Letters];
  /** The quote at a size with who said it. */
  block: (setting: { sizePx: number; widthPx: number; em: number }) => SlideNode;
  draw?: (room: Area, labelPx: number) => SlideNode[];
}
