import type { PostType } from "@slideloom/core/carousel";

/** Returns the panel's heading. */
export function contentHeading(postType: PostType): string {
  return postType === "single" ? "Post Content" : "Carousel Content";
}
