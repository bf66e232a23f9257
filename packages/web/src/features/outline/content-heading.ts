import type { PostType } from "../../state/design-store.ts";

/** What the panel of the post's words is called. */
export function contentHeading(postType: PostType): string {
  return postType === "single" ? "Post Content" : "Carousel Content";
}
