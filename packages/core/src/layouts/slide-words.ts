import type { SlideLayoutName } from "./layout-names.ts";

/** The words of a slide that its layout is chosen by; a document's slides have more. */
export interface SlideWords {
  header: string;
  description: readonly { type: string; value: string }[];
  summary?: string;
  /** The layout that is wanted; the content may not be able to fill it. Absent means automatic. */
  layout?: SlideLayoutName;
}

export interface PostWords {
  title: string;
  content: readonly SlideWords[];
}
