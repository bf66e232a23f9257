import type { Post } from "../document/post.ts";
import type { LayoutSubject } from "../layouts/layout-rules.ts";

/** A slide without its appearance: the input for choosing layout and furniture. */
export interface SlideSubject extends Omit<LayoutSubject, "hasMedia"> {
  post: Post;
}
