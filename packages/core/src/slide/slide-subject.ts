import type { Post } from "../document/post.ts";
import type { LayoutSubject } from "../layouts/layout-rules.ts";

/** The part of a slide that decides its layout and whether it shows the brand. The design isn't needed for that. */
export interface SlideSubject extends Omit<LayoutSubject, "hasMedia"> {
  post: Post;
}
