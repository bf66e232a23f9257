import type { SlideWords } from "../layouts/slide-words.ts";

/** One block of a slide. `type` is one of `itemTypes`; an unknown type is kept and drawn as text. */
export interface Item {
  type: string;
  /** What the type's `Block` reads: plain text, source code, or JSON text where the block has parts. */
  value: string;
}

/** A slide's picture or video, and how it is drawn; each part optional. */
export interface SlideMediaOptions {
  /** A web address, or the path of an upload. */
  url?: string;
  /** What it shows, for people who can't see it. */
  alt?: string;
  /** The point that stays in view where it is cropped: shares of the width and of the height, 0 to 1. */
  focus?: [x: number, y: number];
  fit?: "cover" | "contain";
  tone?: "natural" | "duotone";
}

/** The address alone, or with how it is drawn. */
export type SlideMediaField = string | SlideMediaOptions;

/** One slide of a post. */
export interface Slide extends SlideWords {
  description: Item[];
  /** A question to whoever writes the post. It stands while an item's value equals it. Never drawn. */
  prompt?: string;
  media?: SlideMediaField;
}

/** The post document: what a creator writes as JSON. Unknown keys are allowed and kept in the text. */
export interface Post {
  title: string;
  hashtags?: string[];
  content: Slide[];
}
