import type { Post } from "../document/post.ts";
import type { LayoutSubject } from "../layouts/layout-rules.ts";

/** Data that decides a slide's layout and whether the slide shows the brand. The design isn't needed for that. */
export interface SlideSubject extends Omit<LayoutSubject, "hasMedia"> {
  post: Post;
}
