/** One block of a slide. `type` is one of `itemTypes`; an unknown type is kept and drawn as text. */
export interface Item {
  type: string;
  /** What the type's `Block` reads: plain text, source code, or JSON text where the block has parts. */
  value: string;
}

/** One slide of a post. */
export interface Slide {
  header: string;
  description: Item[];
  summary?: string;
  /** A question to whoever writes the post. It stands while an item's value equals it. Never drawn. */
  prompt?: string;
}

/** The post document: what a creator writes as JSON. Unknown keys are allowed and kept in the text. */
export interface Post {
  title: string;
  hashtags?: string[];
  content: Slide[];
}
