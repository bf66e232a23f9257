import type { Post } from "../document/post.ts";
import type { LayoutSubject } from "../layouts/layout-rules.ts";

/** A slide before anything is known of how it looks: all that its layout and its furniture are chosen by. */
export interface SlideSubject extends Omit<LayoutSubject, "hasMedia"> {
  post: Post;
}
