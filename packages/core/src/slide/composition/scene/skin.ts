import type { Sheet } from "../../../design/colors/template-colors.ts";
import type { SlideNode } from "../../../drawing/node.ts";
import type { SlideStyle } from "../../../drawing/style.ts";
import type { SlideLayoutName } from "../../../layouts/layout-names.ts";
import type {
  EntryMark,
  ListEntry,
  ReadBlock,
  Words,
} from "../../../layouts/reading/slide-reading.ts";
import type { RowBlock } from "../../../layouts/reading/row-lines.ts";
import type { Composing } from "../fit/composing.ts";
import type { Head, Steps, PhotoLook, Places, Neighbours, TextAround } from "./skin-parts.ts";
import type { Letters } from "./lettering.ts";
import type { Marking } from "./marking.ts";
import type {
  CoverLook,
  FurnitureLook,
  HeaderLook,
  NumberLook,
  QuoteLook,
  QuoteParts,
} from "./layout-looks.ts";
import type { Area, Scene } from "./scene.ts";

/** Composes the text and shapes of a layout. Top row, foot and ornaments are added later. */
export type Composer = (scene: Scene, skin: TemplateSkin) => Composing<SlideNode[]>;

/** Returns how a template draws a layout, e.g. its cover, for a composer that all templates share. */
export type LookBuilder<Look> = (scene: Scene, skin: TemplateSkin) => Look;

/** Largest font sizes of a template's texts, design px. */
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

interface CodeLook {
  /** A dark `#rrggbb`, because the colours of the code are light. */
  background: string;
  radiusPx: number;
  /** Whether to draw the three dots of a macOS window. */
  dots: boolean;
  border?: string;
  shadow?: string;
  /** A bar on top of the window; `height` is in design px. */
  bar?: { style: SlideStyle; height: number };
  /**
   * Largest gap between the window and the text under it, design px. If absent, the text is at the bottom of its area.
   */
  underGap?: number;
  /** Returns the window's area within `room`. */
  frame?: (room: Area) => Area;
  /** Whether the window is as high as its area, up to a limit, even if its code needs less height. */
  isFilling?: boolean;
  /**
   * Vertical position of code that is lower than its window. By default, the code is below the dots, or in the middle
   * without dots.
   */
  justify?: "flex-start" | "space-between" | "flex-end";
  /** Padding at the start of the code's lines, CSS px. */
  sidePx?: number;
  /** Padding at the end of the code's lines, CSS px. By default, it equals `sidePx`. */
  endPx?: number;
}

/** How a template draws the layout `text`: the text's area, and decoration behind the text. */
export interface TextLook {
  area: Area;
  marks?: SlideNode[];
  align?: "start" | "center";
  /** Whether all lines get a similar length. */
  isEven?: boolean;
  /** Whether text that doesn't fill its area is at the area's foot. */
  isAtFoot?: boolean;
  /** Largest font size, design px. */
  maxSize?: number;
  sheet?: Sheet;
}

/** How a template draws a slide as a section of a single post, e.g. as a card. */
export interface SectionLook {
  sheet: Sheet;
  style: SlideStyle;
  /** Padding left and right, and above and below; design px. */
  padding: readonly [sides: number, ends: number];
}

/** Size and style of rows that are drawn as text; lengths are CSS px. */
export interface RowsSetting {
  sizePx: number;
  widthPx: number;
  sheet: Sheet;
  rowGapPx: number;
}

/** A row of a table, timeline, checklist, list of prices or figures. */
export interface RowPlace {
  index: number;
  count: number;
  isLit: boolean;
}

/** A template's own form of rows with several parts. */
interface RowsForm {
  /** Returns the colours of a row from edge to edge of an upright slide; null for a usual row. */
  band?: (scene: Scene, place: RowPlace) => Sheet | null;
  /** Whether prices are on cards, too. */
  hasPriceCards?: boolean;
  /** Returns the colour of a bar at the start of each card. */
  edge?: (scene: Scene, isLit: boolean) => string;
  /** Styles of a timeline's line, dots, and emphasized dot. */
  track?: (scene: Scene) => { line: SlideStyle; dot: SlideStyle; strong: SlideStyle };
  /** Letters of the times of a timeline and of a table's only column of values, and their size, as a multiple. */
  values?: { letters: Letters; scale: number };
}

/** Returns the colours of an emphasized row or column. */
export function litSheet(scene: Scene, skin: TemplateSkin): Sheet {
  return skin.lit?.(scene) ?? scene.colors.chosen;
}

/** A template's drawing style: fonts and sizes, decoration, and how each layout is drawn. Lengths are design px. */
export interface TemplateSkin {
  margin: number;
  letters: Readonly<
    Record<"headline" | "body" | "lead" | "small" | "number" | "figure" | "label", Letters>
  >;
  sizes: TypeSizes;
  /** Returns the colours of the slide's background, with text colours that are legible on it. */
  sheetOf: (scene: Scene) => Sheet;
  marking: (scene: Scene, sheet: Sheet) => Marking;
  /** Draws shapes over background and pattern, the same on all slides of the post. */
  ground?: (scene: Scene) => SlideNode[];
  /** Draws decoration behind the text of this slide; the decoration has no text itself. */
  ornaments: (scene: Scene, skin: TemplateSkin) => SlideNode[];
  furniture: LookBuilder<FurnitureLook>;
  /**
   * Where the cover has the creator's portrait: at its top, if there is a shape beside it, at its foot, or where the
   * template's own cover places it. Absent if the cover has none.
   */
  portrait?: "top" | "foot" | "own";
  /** Returns the area between top row and foot. */
  area: (scene: Scene, skin: TemplateSkin) => Area;
  /** Places the headline of a layout with a main block, e.g. a list. */
  head: (scene: Scene, skin: TemplateSkin) => Composing<Head>;
  /** Places the text over and under the main block; `head` is the headline's area. */
  around: (
    scene: Scene,
    skin: TemplateSkin,
    neighbours: Neighbours,
    head: Area,
  ) => Composing<TextAround>;
  /** Returns the places of a list's items inside `room`. */
  list: (scene: Scene, skin: TemplateSkin, entries: readonly ListEntry[], room: Area) => Places;
  /** Returns the places of steps inside `room`. The steps' numbers use `letters.figure`. */
  steps: (scene: Scene, skin: TemplateSkin, content: Steps, room: Area) => Places;
  /** Draws a chart. Each bar's length must be proportional to its value, starting at zero. */
  chart: (
    scene: Scene,
    skin: TemplateSkin,
    chart: Extract<ReadBlock, { kind: "chart" }>,
    room: Area,
  ) => Composing<SlideNode[]>;
  /** Draws the two columns of a comparison inside `room`. */
  comparison: (
    scene: Scene,
    skin: TemplateSkin,
    comparison: Extract<ReadBlock, { kind: "comparison" }>,
    room: Area,
  ) => Composing<SlideNode[]>;
  /**
   * Returns how the layout `text` is drawn inside `room`; without this function, the text fills `room`. `hasOver` is
   * true if other text is above.
   */
  text?: (scene: Scene, room: Area, hasOver: boolean) => TextLook;
  /**
   * Draws a list item's bullet or check mark as high as a line of text in that font size. Null if the item has none.
   */
  mark: (
    scene: Scene,
    entry: { mark: EntryMark; sizePx: number; sheet: Sheet; index: number },
  ) => SlideNode | null;
  /** Draws the tick, cross or empty box of a checklist's line, `sizePx` CSS px high; by default one with a round box. */
  checkMark?: (mark: EntryMark, sizePx: number, sheet: Sheet) => SlideNode | null;
  /** Returns the indent of a page's headline, which leaves space for `headMark`; CSS px. */
  headIndent?: (scene: Scene) => number;
  /**
   * Draws an underline, bar or similar at a headline, for designs with `headerUnderline`; `wordsPx` is the width of the
   * headline's words.
   */
  headMark?: (scene: Scene, sheet: Sheet, head: Area & { wordsPx: number }) => SlideNode[];
  /** Draws the summary as a call-out; sizes are CSS px. */
  callout: (scene: Scene, words: Words, setting: { sizePx: number; widthPx: number }) => SlideNode;
  code: (scene: Scene) => CodeLook;
  /** Large letters are shifted left by this distance, em, so their stems align with the margin. */
  hangEm?: number;
  cover?: LookBuilder<CoverLook>;
  /** How a photo is placed beside or above text. By default, the photo is inside the margins and has no decoration. */
  photo?: LookBuilder<PhotoLook>;
  statement?: LookBuilder<HeaderLook>;
  picture?: LookBuilder<HeaderLook>;
  closing?: LookBuilder<HeaderLook>;
  /** Returns how section `index` of `count` in a single post is drawn. */
  section: (scene: Scene, place: { index: number; count: number }) => SectionLook;
  rows?: RowsForm;
  /** Returns the colours of an emphasized row or column; by default those of an emphasized card. */
  lit?: (scene: Scene) => Sheet;
  number?: LookBuilder<NumberLook>;
  quote?: (scene: Scene, skin: TemplateSkin, quote: QuoteParts) => QuoteLook;
  composers: Partial<Readonly<Record<SlideLayoutName, Composer>>>;
  /** Draws lines that have several parts as text; only in skins that are loaded with the composers of such lines. */
  flowRows?: (
    scene: Scene,
    skin: TemplateSkin,
    block: RowBlock,
    setting: RowsSetting,
  ) => SlideNode | null;
}
