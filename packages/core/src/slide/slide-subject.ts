import type { Post } from "../document/post.ts";
import type { LayoutSubject } from "../layouts/layout-rules.ts";

/** A slide without its design: the input for choosing its layout and whether it shows the brand. */
export interface SlideSubject extends Omit<LayoutSubject, "hasMedia"> {
  post: Post;
}
