import type { PostType } from "@slideloom/core/carousel";

export function contentHeading(postType: PostType): string {
  return postType === "single" ? "Post Content" : "Carousel Content";
}
