import type { PostType } from "@slideloom/core/carousel";

/** What the panel of the post's words is called. */
export function contentHeading(postType: PostType): string {
  return postType === "single" ? "Post Content" : "Carousel Content";
}
