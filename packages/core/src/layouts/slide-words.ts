import type { SlideLayoutName } from "./layout-names.ts";

/** The fields of a slide that determine its layout. */
export interface SlideWords {
  header: string;
  description: readonly { type: string; value: string }[];
  summary?: string;
  /** The chosen layout, which the content may not be able to fill; automatic if absent. */
  layout?: SlideLayoutName;
}

export interface PostWords {
  title: string;
  content: readonly SlideWords[];
}
