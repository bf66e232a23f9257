import type { SlideGround } from "./slide-grounds.ts";
import type { SlideLayoutName } from "./layout-names.ts";

/** The fields of a slide that determine its layout. */
export interface SlideWords {
  header: string;
  description: readonly { type: string; value: string }[];
  summary?: string;
  /** The layout that the user chose, if any. It is ignored if the content can't fill it. */
  layout?: SlideLayoutName;
  /** The background that the user chose, if any. An image behind the words doesn't need a place of its own. */
  ground?: SlideGround;
}

export interface PostWords {
  title: string;
  content: readonly SlideWords[];
}
