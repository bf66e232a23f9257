import type { Post } from "../document/post.ts";

/** A slide before anything is known of how it looks: all that its layout and its furniture are chosen by. */
export interface SlideSubject {
  post: Post;
  postType: "carousel" | "single";
  /** From 0; ignored for a single post. */
  slideIndex: number;
}
