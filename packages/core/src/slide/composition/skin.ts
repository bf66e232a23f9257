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

/** The words and shapes of a layout inside the stage; furniture and ornaments come from elsewhere. */
export type Composer = (scene: Scene, skin: TemplateSkin) => Composing<SlideNode[]>;

/** What a template answers to a layout's skeleton. */
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

/** How a template's source code stands on its slides. */
interface CodeLook {
  /** A `#rrggbb` that the colours of the code are made for: dark. */
  background: string;
  radiusPx: number;
  /** Three dots as of a window. */
  dots: boolean;
  border?: string;
  shadow?: string;
  /** Over the window; its height is design px. */
  bar?: { style: SlideStyle; height: number };
  /** Design px between the window and the words under it at most; without it these stand at the foot. */
  underGap?: number;
  /** The window's place in the room that is left to it, which a filling window takes all of up to a limit. */
  frame?: (room: Area) => Area;
  isFilling?: boolean;
  /** CSS px between the window's sides and the code. */
  sidePx?: number;
}

/** Where a text stands in its room and what lies under it. */
export interface TextLook {
  area: Area;
  marks?: SlideNode[];
  align?: "start" | "center";
  /** Words that are lower than their area stand at its foot. */
  isAtFoot?: boolean;
  /** Design px. */
  maxSize?: number;
  sheet?: Sheet;
}

/** How a slide stands among the others of a single post: a card, a row between lines. */
export interface SectionLook {
  sheet: Sheet;
  style: SlideStyle;
  /** Design px beside its words, and over and under them. */
  padding: readonly [sides: number, ends: number];
}

/**
 * What a template answers to the skeletons, which are written once: how its words are set, what it draws behind them and
 * how it places headlines, rows and bars. Lengths are design px.
 */
export interface TemplateSkin {
  margin: number;
  letters: Readonly<
    Record<"headline" | "body" | "lead" | "small" | "number" | "figure" | "label", Letters>
  >;
  sizes: TypeSizes;
  /** What the slide's words stand on. */
  sheetOf: (scene: Scene) => Sheet;
  marking: (scene: Scene, sheet: Sheet) => Marking;
  /** Over the design's ground and pattern, the same for all slides of the post. */
  ground?: (scene: Scene) => SlideNode[];
  /** Under the words of this slide; no words. */
  ornaments: (scene: Scene, skin: TemplateSkin) => SlideNode[];
  furniture: Answer<FurnitureLook>;
  /** What the furniture leaves free. */
  area: (scene: Scene, skin: TemplateSkin) => Area;
  /** The headline over a layout's own block. */
  head: (scene: Scene, skin: TemplateSkin) => Composing<Head>;
  /** What stands over and under that block; `head` is the headline's place. */
  around: (
    scene: Scene,
    skin: TemplateSkin,
    neighbours: Neighbours,
    head: Area,
  ) => Composing<Around>;
  /** The points of a list in the room that is left to them. */
  list: (scene: Scene, skin: TemplateSkin, entries: readonly ListEntry[], room: Area) => Places;
  /** The rows of steps; their numbers are set in the letters `figure`. */
  steps: (scene: Scene, skin: TemplateSkin, content: Steps, room: Area) => Places;
  /** The bars of a chart; every one strictly in proportion, from zero. */
  chart: (
    scene: Scene,
    skin: TemplateSkin,
    chart: Extract<ReadBlock, { kind: "chart" }>,
    room: Area,
  ) => Composing<SlideNode[]>;
  /** Two columns in the room that is left to them. */
  comparison: (
    scene: Scene,
    skin: TemplateSkin,
    comparison: Extract<ReadBlock, { kind: "comparison" }>,
    room: Area,
  ) => Composing<SlideNode[]>;
  /** Where text stands in its room and what marks it there; all of the room unless said otherwise. */
  text?: (scene: Scene, room: Area, hasOver: boolean) => TextLook;
  /** The mark of a list's line, as high as a line of that size; null for none. */
  mark: (
    scene: Scene,
    entry: { mark: EntryMark; sizePx: number; sheet: Sheet; index: number },
  ) => SlideNode | null;
  /** How far a page's headline is moved in for its mark, CSS px. */
  headIndent?: (scene: Scene) => number;
  /** The mark at a headline where the design has one: over, beside or under it. */
  headMark?: (scene: Scene, sheet: Sheet, head: Area) => SlideNode[];
  /** The summary at that size. */
  callout: (scene: Scene, words: Words, setting: { sizePx: number; widthPx: number }) => SlideNode;
  code: (scene: Scene) => CodeLook;
  /** How far large letters hang out of their column, em, so that their stems are on the margin. */
  hangEm?: number;
  cover?: Answer<CoverLook>;
  /** Where a photograph stands in a layout of words; a plain one inside the margins if left out. */
  photo?: Answer<PhotoLook>;
  statement?: Answer<HeaderLook>;
  picture?: Answer<HeaderLook>;
  closing?: Answer<HeaderLook>;
  /** Of `count` slides of a single post. */
  section: (scene: Scene, place: { index: number; count: number }) => SectionLook;
  number?: Answer<NumberLook>;
  quote?: (scene: Scene, skin: TemplateSkin, quote: QuoteParts) => QuoteLook;
  composers: Partial<Readonly<Record<SlideLayoutName, Composer>>>;
}
