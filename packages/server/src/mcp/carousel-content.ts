import type { PublicCarousel } from "@slideloom/core/contract/public-carousels";
import type { Post } from "@slideloom/core/document";

/** Parses a saved carousel's text as JSON. The API accepts only valid posts, but people save unfinished ones. */
export function readContent({ content }: Pick<PublicCarousel, "content">): {
  post: Post | null;
  problem: string | null;
} {
  const unfinished =
    "The carousel's text isn't a valid post yet. A person can finish it in the editor; replace_post of update_carousel replaces it.";
  try {
    const post = JSON.parse(content) as Post;
    const isPost = Array.isArray(post?.content) && post.content.every((slide) => slide != null);
    return isPost ? { post, problem: null } : { post: null, problem: unfinished };
  } catch {
    return { post: null, problem: unfinished };
  }
}
