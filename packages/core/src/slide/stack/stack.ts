import type { SlideNode } from "../../drawing/node.ts";
import type { SlideContext, SlideMedia } from "../slide-context.ts";

/** One slide of a post to compose. */
export interface SlideContent {
  /** From 0. */
  index: number;
  /** By slide index. */
  media: Readonly<Record<number, SlideMedia>>;
}

/** How a single post is drawn and fitted, and a slide that is too full for its layout: its parts one under the other. */
export interface Stack {
  /** The nodes of a slide, top to bottom, over its backdrop. Every word of the post has its `TextRef`; none is left out. */
  compose: (context: SlideContext, content: SlideContent) => SlideNode[];
  /** The largest factor that its type may grow by. */
  maxTypeFactor: number;
  /** Too many words make the card higher; otherwise they are cut at whole lines. */
  growsInHeight: boolean;
}
