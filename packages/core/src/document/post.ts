import type { SlideAlign } from "../layouts/slide-grounds.ts";
import type { SlideWords } from "../layouts/slide-words.ts";

/** A block of a slide. `type` is one of `itemTypes`; unknown types are kept and drawn as text. */
export interface Item {
  type: string;
  /** Parsed by the type's `Block`: plain text, source code, or JSON text for a block with parts. */
  value: string;
}

/** A slide's image or video, and how it is drawn; all fields are optional. */
export interface SlideMediaOptions {
  /** A web URL, or the path of an upload. */
  url?: string;
  /** The image of a comparison's first column, beside which `url` is the image of the second. */
  before?: string;
  alt?: string;
  /** The point kept visible when cropped: fractions of width and height, 0 to 1. */
  focus?: [x: number, y: number];
  fit?: "cover" | "contain";
  tone?: "natural" | "duotone";
  /** Who made the image, and how it may be used. Never drawn. */
  credit?: MediaCredit;
}

export interface MediaCredit {
  author?: string;
  /** Name of the licence, e.g. `CC BY 4.0`. */
  license?: string;
  /** The page that the image is from. */
  url?: string;
}

/** A URL, or a URL with options. */
export type SlideMediaField = string | SlideMediaOptions;

export interface Slide extends SlideWords {
  description: Item[];
  /** A question to the author. The question is unanswered while one of the items has the same text. */
  prompt?: string;
  media?: SlideMediaField;
  /** By default, the template's. */
  align?: SlideAlign;
  /** Alt text of the whole slide; by default, its words. Never drawn. */
  alt?: string;
  /** Ids of the source's passages that the words come from, such as `p7`. Never drawn. */
  sources?: string[];
}

/** A reference to a text that the post was made from. The post never contains that text. */
export interface PostSource {
  /** The source's id. The text is stored under this id for a week. */
  id: string;
  title: string;
  url?: string;
  /** `sha256:` and the hash of the text; changes whenever the text changes. */
  hash: string;
  /** Set if only the slides that cite the source were made from it, e.g. slides inserted from another post. */
  scope?: "cited";
}

/** The post that a creator writes as JSON. Unknown keys are allowed and kept in the text. */
export interface Post {
  title: string;
  hashtags?: string[];
  /** The text published with the slides. If absent, a caption is built from the post. Never drawn. */
  caption?: string;
  /** Texts that the post was made from. Never drawn. */
  sources?: PostSource[];
  /** Numbers, names and quotations that the author vouches for, although no source contains them. Never drawn. */
  allowed?: string[];
  content: Slide[];
}
