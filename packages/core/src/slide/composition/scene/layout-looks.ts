import type { QuotedWords, Words } from "../../../layouts/reading/slide-reading.ts";
import type { Sheet } from "../../../design/colors/template-colors.ts";
import type { SlideNode, TextNode } from "../../../drawing/node.ts";
import type { SlideStyle } from "../../../drawing/style.ts";
import type { Composing } from "../fit/composing.ts";
import type { LineSetting, Letters } from "./lettering.ts";
import type { Fitted } from "../fit/fit.ts";
import type { Area } from "./scene.ts";
import type { TextAround, Neighbours } from "./skin-parts.ts";

/** Parts of the top row. Each is null if the slide doesn't show it. */
export interface TopParts {
  /** The post's title or the brand's name. */
  lead: SlideNode | null;
  number: TextNode | null;
}

/** Parts of the foot. Each is null if the slide doesn't show it. */
export interface FootParts {
  image: SlideNode | null;
  names: SlideNode | null;
  tags: SlideNode[];
  end: SlideNode | null;
}

/** How a template styles and places the top row and the foot. */
export interface FurnitureLook {
  /** Nodes that are drawn behind the top row and the foot. */
  under?: SlideNode[];
  top: {
    brand: LineSetting;
    title: LineSetting;
    /** With `hasField`, the number has its own background and keeps its colour over an image. */
    number: LineSetting & { accent: string; hasField?: boolean };
    place: (parts: TopParts) => SlideNode[];
  };
  foot: {
    brand: LineSetting;
    tag: LineSetting;
    /** Size and style of the brand's image. `sheet` has the colours behind the image, by default the slide's. */
    image: { sizePx: number; border?: string; sheet?: Sheet };
    /** Whether the foot has too little width to show both handle and website. */
    isNarrow?: boolean;
    /** A hint that more slides follow, e.g. an arrow. */
    cue?: SlideNode;
    /** Shows the slide's position in the post, on every slide; replaces `cue`. */
    progress?: SlideNode | null;
    place: (parts: FootParts) => SlideNode[];
  };
}

/**
 * Style of a cover's title and subtitle. `size` is the largest font size, design px. `most` is the largest height, as a
 * fraction of the column's height.
 */
export interface CoverWords {
  sheet: Sheet;
  align?: "start" | "center";
  /** `words` is the text to draw; by default the post's title. */
  title: { words?: Words; size: number; most: number; letters?: Letters };
  subtitle: {
    size: number;
    most: number;
    letters: Letters;
    /** The colours behind the subtitle; by default those behind the title. */
    sheet?: Sheet;
    /** Width, as a fraction of the column's width; 1 by default. */
    reach?: number;
    /** Adds the template's decoration to the subtitle. */
    draw?: (fitted: Fitted) => SlideNode;
  };
  /** Gap between title and subtitle, CSS px. */
  gapPx: number;
  /** A node above the title. */
  over?: { node: SlideNode; heightPx: number } | null;
  /** A node between title and subtitle; left out if either is missing. */
  between?: SlideNode | null;
  /** Height at the column's foot to leave free, CSS px. */
  freePx?: number;
}

export interface CoverLook extends CoverWords {
  /** Composes the text below title and subtitle. */
  around: Composing<TextAround>;
  /** Returns the column for title and subtitle inside the free area; the whole area by default. */
  column?: (room: Area) => Area;
  placement: "top" | "middle" | "foot";
  /** Colours of the top row if an image is behind it. */
  topSheet?: Sheet;
  /** Draws the shapes behind title and subtitle; `heightPx` is the height of both. */
  draw?: (words: Pick<TextAround, "room" | "under"> & { heightPx: number }) => (SlideNode | null)[];
}

/** How a template draws the layouts with one large header: statement, picture and closing. */
export interface HeaderLook {
  area: Area;
  /** Composes the other text of the slide, above and below the header. */
  around: Composing<TextAround>;
  /** Largest font size, design px. */
  maxSize: number;
  /** Largest height of the header, as a fraction of the free height. */
  shareOf?: number;
  align?: "start" | "center";
  sheet?: Sheet;
  letters?: Letters;
  /** Where the header is placed in the free area. `together` centres it with the text below it. */
  placement: "top" | "middle" | "foot" | "together";
  /** Free space under the header, CSS px. */
  footPx?: number;
  /**
   * Draws the shapes behind the text. `headerY` is the `y` of the header's upper edge if `placement` is "foot", and
   * `wordsPx` the width of the header's words, CSS px.
   */
  draw?: (around: TextAround & { headerY: number; wordsPx: number }) => (SlideNode | null)[];
  /** Colours of the top row if an image is behind it. */
  topSheet?: Sheet;
  /** The brand, drawn in front of all other nodes. */
  who?: SlideNode | null;
}

/** Size and style of the layout `number`'s large number. */
export interface NumberBox {
  area: Pick<Area, "width" | "height">;
  color: string;
  /** Largest font size, design px. */
  maxSize?: number;
  align?: "start" | "center";
  style?: SlideStyle;
}

/** How a template draws the layout `number`: the number, the rest of its header, and the text below. */
export interface NumberLook {
  around: Composing<TextAround>;
  /** Largest font size (design px) and largest height (CSS px) of the header's text after the number. */
  rest: { maxSize: number; mostPx: (room: Area) => number; sheet?: Sheet };
  align?: "start" | "center";
  /** Where the text is placed: at the foot, or centred in the space that the number leaves. */
  placement: "foot" | "together";
  /** Whether the number is directly above the text, so free height is above both. */
  isAtFoot?: boolean;
  /** Area of the number beside the text. If null, the number is above the text, `gapPx` CSS px away. */
  beside: Area | null;
  gapPx: number;
  figure: (place: Area) => NumberBox;
  /** Draws the number and its decoration. If `textY` (CSS px) is returned, the text's area starts there. */
  draw: (place: Area, figure: FittedText) => { nodes: SlideNode[]; textY?: number };
}

/**
 * A fitted text with its height, font size and the width of its words, CSS px. For an empty text, `node` is null and the
 * lengths are 0.
 */
export interface FittedText {
  node: SlideNode | null;
  heightPx: number;
  sizePx: number;
  wordsPx: number;
}

/** A quotation, its author, and the blocks before and after. */
export interface QuoteParts extends Omit<Neighbours, "area"> {
  words: QuotedWords;
  by: Words;
}

/** Size and style of the header above a quotation; sizes are design px. */
export interface LabelBox {
  area: Pick<Area, "width" | "height">;
  maxSize: number;
  color: string;
  align?: "start" | "center";
  letters?: Letters;
}

/** How a template draws the layout `quote`. */
export interface QuoteLook {
  around: Composing<TextAround>;
  /** Returns the size and style of the header, which is placed at the top of `room`. */
  label: (room: Area) => LabelBox;
  /** Whether the header is directly above the quotation instead of at the top of the area. */
  isLabelNear?: boolean;
  /** Whether the header is below the author, because it would cover the face in a photo above the quote. */
  isLabelBelow?: boolean;
  /** Returns the free space above the quotation if the header is `labelPx` high, CSS px. */
  topPx: (labelPx: number) => number;
  /** Free space below the quotation, CSS px. */
  footPx?: number;
  /** Largest font size, design px. */
  maxSize: number;
  /** Largest height of the quotation, as a fraction of the free height. */
  shareOf?: number;
  isCentered?: boolean;
  /** A text to measure. Its width in one line is passed to `block` as `em`, a multiple of the font size. */
  measured?: readonly [content: string, letters: Letters];
  /** Draws the quotation and its author at a font size. */
  block: (setting: { sizePx: number; widthPx: number; em: number }) => SlideNode;
  draw?: (room: Area, labelPx: number) => SlideNode[];
}
