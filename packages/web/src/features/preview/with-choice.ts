import type { Post, SlideChoices } from "@slideloom/core/document";

/** Returns the post with another layout, background or alignment of one slide; null makes it automatic. */
export function withChoice<Name extends keyof SlideChoices>(
  post: Post,
  slideIndex: number,
  name: Name,
  value: SlideChoices[Name] | null,
): Post {
  return {
    ...post,
    content: post.content.map((slide, index) => {
      if (index !== slideIndex) return slide;
      const automatic = { ...slide };
      delete automatic[name];
      return value === null ? automatic : { ...automatic, [name]: value };
    }),
  };
}
