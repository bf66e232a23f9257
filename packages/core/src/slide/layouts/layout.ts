import type { SlideNode } from "../../drawing/node.ts";
import type { SlideContext, SlideMedia } from "../slide-context.ts";
import type { SlideSubject } from "../slide-subject.ts";

/** When a layout can be taken. Asks the words only, so that choosing one needs none of the code that draws it. */
export interface LayoutRule {
  postType: SlideSubject["postType"];
  /** Whether the content has what the layout shows; asked for slides of the layout's post type. */
  canFill(subject: SlideSubject): boolean;
}

/** One slide of a post to compose. */
export interface SlideContent {
  /** From 0. */
  index: number;
  /** By slide index. */
  media: Readonly<Record<number, SlideMedia>>;
}

/** The nodes of a slide, top to bottom, over its backdrop. Every word of the post has its `TextRef`; none is left out. */
export type Composer = (context: SlideContext, content: SlideContent) => SlideNode[];

/** How a layout is drawn and fitted. */
export interface Layout {
  /** For every template that has no composer of its own for this layout. */
  compose: Composer;
  /** The largest factor that its type may grow by. */
  maxTypeFactor: number;
  /** Too many words make the card higher; otherwise they are cut at whole lines. */
  growsInHeight: boolean;
}
