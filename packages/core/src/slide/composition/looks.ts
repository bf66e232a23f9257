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

/** The parts of a top row; null if the slide doesn't have that part. */
export interface TopParts {
  /** The post's title or the brand's name. */
  lead: SlideNode | null;
  number: TextNode | null;
}

/** The parts of a foot; null if the slide doesn't have that part. */
export interface FootParts {
  image: SlideNode | null;
  names: SlideNode | null;
  tags: SlideNode[];
  end: SlideNode | null;
}

/** How a template sets and places the top row and the foot. */
export interface FurnitureLook {
  /** Nodes under the top row and the foot. */
  under?: SlideNode[];
  top: {
    brand: LineSetting;
    title: LineSetting & { accent: string };
    /** With `hasField`, the number has its own field and keeps its colour over an image. */
    number: LineSetting & { accent: string; hasField?: boolean };
    place: (parts: TopParts) => SlideNode[];
  };
  foot: {
    brand: LineSetting;
    tag: LineSetting;
    /** The brand's image; its background is the paper unless `sheet` is set. */
    image: { sizePx: number; border?: string; sheet?: Sheet };
    /** Has no room for handle and website side by side, not even on a cover. */
    isNarrow?: boolean;
    /** Sign that more slides follow. */
    cue?: SlideNode;
    /** Progress through the post, on every slide; replaces `cue`. */
    progress?: SlideNode | null;
    place: (parts: FootParts) => SlideNode[];
  };
}

/**
 * A cover's title and subtitle in one column; `size` is the maximum in design px, `most` the maximum height as a
 * fraction of the column's height.
 */
export interface CoverWords {
  sheet: Sheet;
  align?: "start" | "center";
  /** The words are the post's title unless `words` is set. */
  title: { words?: Words; size: number; most: number; letters?: Letters };
  subtitle: {
    size: number;
    most: number;
    letters: Letters;
    /** Width as a fraction of the column's width; 1 by default. */
    reach?: number;
    /** Draws the fitted words with the template's additions. */
    draw?: (fitted: Fitted) => SlideNode;
  };
  /** Gap between title and subtitle, CSS px. */
  gapPx: number;
  /** A node above the title. */
  over?: { node: SlideNode; heightPx: number } | null;
  /** A node between title and subtitle; omitted unless there are both. */
  between?: SlideNode | null;
  /** Height at the column's foot that words leave free, CSS px. */
  freePx?: number;
}

/** A template's settings for a cover. */
export interface CoverLook extends CoverWords {
  /** The nodes under the words. */
  around: Composing<Around>;
  /** The column of the words in their room; the whole room by default. */
  column?: (room: Area) => Area;
  placement: "top" | "middle" | "foot";
  /** Colours of the top row if an image is under it. */
  topSheet?: Sheet;
  /** Draws the shapes behind the words; `heightPx` is the height of the words. */
  draw?: (words: Pick<Around, "room" | "under"> & { heightPx: number }) => (SlideNode | null)[];
}

/** A template's settings for a layout with one large header: a statement, a picture's words, or a closing slide. */
export interface HeaderLook {
  /** The header's column. */
  area: Area;
  /** The words that explain the header. */
  around: Composing<Around>;
  /** Design px. */
  maxSize: number;
  /** Maximum height of the header, as a fraction of its place's height. */
  shareOf?: number;
  align?: "start" | "center";
  sheet?: Sheet;
  letters?: Letters;
  /** Position of the header in its room; `together` centres the header and the words under it as one group. */
  placement: "top" | "middle" | "foot" | "together";
  /** Free space under the header, CSS px. */
  footPx?: number;
  /** Draws the shapes behind the words; `headerY` is the top of a header at the foot, CSS px from the stage's top. */
  draw?: (around: Around & { headerY: number }) => (SlideNode | null)[];
  /** Colours of the top row if an image is under it. */
  topSheet?: Sheet;
  /** The brand, drawn over all other nodes. */
  who?: SlideNode | null;
}

/** The box of a slide's large number and its type setting. */
export interface NumberBox {
  area: Pick<Area, "width" | "height">;
  color: string;
  /** Design px. */
  maxSize?: number;
  align?: "start" | "center";
  style?: SlideStyle;
}

/** A template's settings for the `number` layout: the number, its label, and the words that explain both. */
export interface NumberLook {
  around: Composing<Around>;
  /** The number's label: its maximum type size, design px, and maximum height in its room, CSS px. */
  rest: { maxSize: number; mostPx: (room: Area) => number; sheet?: Sheet };
  align?: "start" | "center";
  /** Position of the words: at the foot, or centred as a group in the space that the number leaves. */
  placement: "foot" | "together";
  /** The number's place beside the words; if null, the number is above them, with a gap of `gapPx` CSS px. */
  beside: Area | null;
  gapPx: number;
  figure: (place: Area) => NumberBox;
  /**
   * Draws the number and the shapes around it; `textY` is the top of the words' room if the number changes it, CSS px.
   */
  draw: (place: Area, figure: Block) => { nodes: SlideNode[]; textY?: number };
}

/** Fitted words with their height and type size, CSS px; without words, `node` is null and the lengths are 0. */
export interface Block {
  node: SlideNode | null;
  heightPx: number;
  sizePx: number;
}

/** A quote, its author, and the blocks before and after it. */
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

/** A template's settings for a quote. */
export interface QuoteLook {
  around: Composing<Around>;
  /** The box of the header at the top of a room. */
  label: (room: Area) => LabelBox;
  /** Puts the header right above the quote, not at the room's top, which is near the top row on a landscape stage. */
  isLabelNear?: boolean;
  /** Free space above the quote, given the header's height, and below the quote; CSS px. */
  topPx: (labelPx: number) => number;
  footPx?: number;
  /** Design px. */
  maxSize: number;
  /** Maximum height of the quote, as a fraction of its place's height. */
  shareOf?: number;
  isCentered?: boolean;
  /** Text whose width in one line is passed to `block` as `em`. */
  measured?: readonly [content: string, letters: Letters];
  /** Draws the quote at that type size with its author. */
  block: (setting: { sizePx: number; widthPx: number; em: number }) => SlideNode;
  draw?: (room: Area, labelPx: number) => SlideNode[];
}
