import type { Sheet } from "../../design/colors/template-colors.ts";
import type { SlideNode } from "../../drawing/node.ts";
import type { SlideStyle } from "../../drawing/style.ts";
import type { SlideLayoutName } from "../../layouts/layout-names.ts";
import type {
  EntryMark,
  ListEntry,
  ReadBlock,
  Words,
} from "../../layouts/reading/slide-reading.ts";
import type { Composing } from "./composing.ts";
import type { Around, Neighbours } from "./around.ts";
import type { Head } from "./head.ts";
import type { Letters, Marking } from "./lettering.ts";
import type { Steps } from "./numbered-rows.ts";
import type {
  CoverLook,
  FurnitureLook,
  HeaderLook,
  NumberLook,
  QuoteLook,
  QuoteParts,
} from "./looks.ts";
import type { PhotoLook } from "./photo.ts";
import type { Places } from "./places.ts";
import type { Area, Scene } from "./scene.ts";

/** Composes the words and shapes of a layout, without furniture and ornaments. */
export type Composer = (scene: Scene, skin: TemplateSkin) => Composing<SlideNode[]>;

/** A template's settings for a shared composer, such as those for a cover or a quote. */
export type Answer<Look> = (scene: Scene, skin: TemplateSkin) => Look;

/** The largest sizes of a template's type, design px. */
interface TypeSizes {
  cover: number;
  headline: number;
  statement: number;
  quote: number;
  number: number;
  body: number;
  text: number;
  steps: number;
  list: number;
  columns: number;
}

/** How a template draws source code. */
interface CodeLook {
  /** A dark `#rrggbb`, because the colours of the code are made for it. */
  background: string;
  radiusPx: number;
  /** Whether to draw the three dots of a window. */
  dots: boolean;
  border?: string;
  shadow?: string;
  /** A bar above the window; `height` is design px. */
  bar?: { style: SlideStyle; height: number };
  /** Maximum gap between the window and the words under it, design px; without it, the words stay at the foot. */
  underGap?: number;
  /** The window's place in its room; with `isFilling`, the window grows to the place's height, up to a limit. */
  frame?: (room: Area) => Area;
  isFilling?: boolean;
  /** Padding between the window's sides and the code, CSS px. */
  sidePx?: number;
}

/** Area of a text in its room, and the marks under it. */
export interface TextLook {
  area: Area;
  marks?: SlideNode[];
  align?: "start" | "center";
  /** Whether words that don't fill their area are at its foot. */
  isAtFoot?: boolean;
  /** Design px. */
  maxSize?: number;
  sheet?: Sheet;
}

/** How a slide looks as a section of a single post, such as a card or a row between lines. */
export interface SectionLook {
  sheet: Sheet;
  style: SlideStyle;
  /** Padding at the sides, and above and below; design px. */
  padding: readonly [sides: number, ends: number];
}

/**
 * A template's settings for the shared composers: type, decoration, and the layout of headlines, rows and bars. Lengths
 * are design px.
 */
export interface TemplateSkin {
  margin: number;
  letters: Readonly<
    Record<"headline" | "body" | "lead" | "small" | "number" | "figure" | "label", Letters>
  >;
  sizes: TypeSizes;
  /** The background of the slide's words, with colours that are legible on it. */
  sheetOf: (scene: Scene) => Sheet;
  marking: (scene: Scene, sheet: Sheet) => Marking;
  /** Shapes over the design's background and pattern, the same on all slides of the post. */
  ground?: (scene: Scene) => SlideNode[];
  /** Decoration under the words of this slide, without words. */
  ornaments: (scene: Scene, skin: TemplateSkin) => SlideNode[];
  furniture: Answer<FurnitureLook>;
  /** The area that the furniture leaves free. */
  area: (scene: Scene, skin: TemplateSkin) => Area;
  /** Places the headline of a layout with a main block. */
  head: (scene: Scene, skin: TemplateSkin) => Composing<Head>;
  /** Places the words over and under the main block; `head` is the headline's place. */
  around: (
    scene: Scene,
    skin: TemplateSkin,
    neighbours: Neighbours,
    head: Area,
  ) => Composing<Around>;
  /** The places of a list's entries in `room`. */
  list: (scene: Scene, skin: TemplateSkin, entries: readonly ListEntry[], room: Area) => Places;
  /** The places of steps in `room`; the steps' numbers use the letters `figure`. */
  steps: (scene: Scene, skin: TemplateSkin, content: Steps, room: Area) => Places;
  /** Draws a chart; each bar is strictly proportional to its value, from zero. */
  chart: (
    scene: Scene,
    skin: TemplateSkin,
    chart: Extract<ReadBlock, { kind: "chart" }>,
    room: Area,
  ) => Composing<SlideNode[]>;
  /** Draws the two columns of a comparison in `room`. */
  comparison: (
    scene: Scene,
    skin: TemplateSkin,
    comparison: Extract<ReadBlock, { kind: "comparison" }>,
    room: Area,
  ) => Composing<SlideNode[]>;
  /** The area and marks of text in its room; the whole room by default. */
  text?: (scene: Scene, room: Area, hasOver: boolean) => TextLook;
  /** The mark of a list entry, as high as a line at that type size; null if it has none. */
  mark: (
    scene: Scene,
    entry: { mark: EntryMark; sizePx: number; sheet: Sheet; index: number },
  ) => SlideNode | null;
  /** Indent of a page's headline for its mark, CSS px. */
  headIndent?: (scene: Scene) => number;
  /** The mark over, beside or under a headline, for designs with `headerUnderline`. */
  headMark?: (scene: Scene, sheet: Sheet, head: Area) => SlideNode[];
  /** Draws the summary as a call-out; sizes are CSS px. */
  callout: (scene: Scene, words: Words, setting: { sizePx: number; widthPx: number }) => SlideNode;
  code: (scene: Scene) => CodeLook;
  /** Distance by which large letters are shifted out of their column, em, so that their stems are on the margin. */
  hangEm?: number;
  cover?: Answer<CoverLook>;
  /** How a photograph is placed in a layout of words; by default a plain one inside the margins. */
  photo?: Answer<PhotoLook>;
  statement?: Answer<HeaderLook>;
  picture?: Answer<HeaderLook>;
  closing?: Answer<HeaderLook>;
  /** The look of section `index` of `count` in a single post. */
  section: (scene: Scene, place: { index: number; count: number }) => SectionLook;
  number?: Answer<NumberLook>;
  quote?: (scene: Scene, skin: TemplateSkin, quote: QuoteParts) => QuoteLook;
  composers: Partial<Readonly<Record<SlideLayoutName, Composer>>>;
}
