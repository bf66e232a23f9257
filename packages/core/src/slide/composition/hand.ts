import type { Sheet } from "../../design/colors/template-colors.ts";
import type { SlideNode } from "../../drawing/node.ts";
import type { SlideLayoutName } from "../../layouts/layout-names.ts";
import type { EntryMark, Words } from "../../layouts/reading/slide-reading.ts";
import type { Composing } from "./composing.ts";
import type { Letters, Marking } from "./lettering.ts";
import type { Area, Scene } from "./scene.ts";

/** The words and shapes of a layout inside the stage; furniture and ornaments come from elsewhere. */
export type Composer = (scene: Scene, hand: TemplateHand) => Composing<SlideNode[]>;

/** The largest sizes of a template's type, design px. */
interface TypeSizes {
  cover: number;
  headline: number;
  statement: number;
  quote: number;
  number: number;
  body: number;
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
}

/**
 * The hand in which a template draws: its margins, letters, marks and furniture, which every layout's default composer
 * reads, and the composers of the layouts that it draws in a way of its own. Lengths are design px.
 */
export interface TemplateHand {
  margin: number;
  letters: Readonly<Record<"headline" | "body" | "lead" | "small" | "number" | "label", Letters>>;
  sizes: TypeSizes;
  /** What the slide's words stand on. */
  sheetOf: (scene: Scene) => Sheet;
  marking: (scene: Scene, sheet: Sheet) => Marking;
  /** Over the design's ground and pattern, the same for all slides of the post. */
  ground?: (scene: Scene) => SlideNode[];
  /** Under the words of this slide; no words. */
  ornaments: (scene: Scene, hand: TemplateHand) => SlideNode[];
  /** Top row and foot. */
  furniture: (scene: Scene, hand: TemplateHand) => SlideNode[];
  /** What the furniture leaves free. */
  area: (scene: Scene, hand: TemplateHand) => Area;
  /** The mark of a list's line, as high as a line of that size; null for none. */
  mark: (
    scene: Scene,
    entry: { mark: EntryMark; sizePx: number; sheet: Sheet; index: number },
  ) => SlideNode | null;
  /** The mark at a headline where the design has one: over, beside or under it. */
  headMark?: (scene: Scene, sheet: Sheet, head: Area) => SlideNode[];
  /** The summary at that size. */
  callout: (scene: Scene, words: Words, setting: { sizePx: number; widthPx: number }) => SlideNode;
  code: (scene: Scene) => CodeLook;
  composers: Partial<Readonly<Record<SlideLayoutName, Composer>>>;
}
