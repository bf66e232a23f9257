import type { Words } from "../../layouts/reading/slide-reading.ts";
import type { Sheet } from "../../design/colors/template-colors.ts";
import type { SlideNode, TextNode } from "../../drawing/node.ts";
import type { SlideStyle } from "../../drawing/style.ts";
import type { Composing } from "./composing.ts";
import type { Around, Neighbours } from "./around.ts";
import type { LineSetting } from "./furniture.ts";
import type { Fitted } from "./fit.ts";
import type { Letters } from "./lettering.ts";
import type { Area } from "./scene.ts";

/** What a top row says; null where the slide has none of it. */
export interface TopParts {
  /** The post's title or who posts. */
  lead: SlideNode | null;
  number: TextNode | null;
}

/** What a foot says. */
export interface FootParts {
  image: SlideNode | null;
  names: SlideNode | null;
  tags: SlideNode[];
  end: SlideNode | null;
}

/** How a template sets and places what stands over and under a slide's words. */
export interface FurnitureLook {
  /** What lies under it. */
  under?: SlideNode[];
  top: {
    brand: LineSetting;
    title: LineSetting & { accent: string };
    /** On a field of its own unless an image may be under it. */
    number: LineSetting & { accent: string; hasField?: boolean };
    place: (parts: TopParts) => SlideNode[];
  };
  foot: {
    brand: LineSetting;
    tag: LineSetting;
    /** It lies on the paper unless it has another background. */
    image: { sizePx: number; border?: string; sheet?: Sheet };
    /** Has no room for handle and website beside each other, on a cover either. */
    isNarrow?: boolean;
    /** Says that more follows. */
    cue?: SlideNode;
    /** How far the post has come, on every slide. */
    progress?: SlideNode | null;
    place: (parts: FootParts) => SlideNode[];
  };
}

/** A cover's title and its subtitle in one column; sizes are design px, shares are of the column's height. */
export interface CoverWords {
  sheet: Sheet;
  align?: "start" | "center";
  /** The post's title unless it has other words. */
  title: { words?: Words; size: number; most: number; letters?: Letters };
  subtitle: {
    size: number;
    most: number;
    letters: Letters;
    /** Of the column's width. */
    reach?: number;
    /** The words with what the template adds to them. */
    draw?: (fitted: Fitted) => SlideNode;
  };
  /** CSS px between both. */
  gapPx: number;
  /** Over the title. */
  over?: { node: SlideNode; heightPx: number } | null;
  /** Between title and subtitle where there are both. */
  between?: SlideNode | null;
  /** CSS px of the column that words leave free. */
  freePx?: number;
}

/** How a template answers to a cover. */
export interface CoverLook extends CoverWords {
  /** What stands under the words. */
  around: Composing<Around>;
  /** The words' column in the room that is left to them; all of it unless said otherwise. */
  column?: (room: Area) => Area;
  placement: "top" | "middle" | "foot";
  /** What the top row is on, if an image is under it. */
  topSheet?: Sheet;
  /** What lies behind the words, which are that high. */
  draw?: (words: Pick<Around, "room" | "under"> & { heightPx: number }) => (SlideNode | null)[];
}

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
  /** What the top row is on, if an image is under it. */
  topSheet?: Sheet;
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
