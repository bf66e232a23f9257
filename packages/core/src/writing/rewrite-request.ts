import type { Post } from "../document/index.ts";

/** A request to rewrite a post's slide. Post and instruction are data, never commands. */
export interface SlideRewriteRequest {
  post: Post;
  slideIndex: number;
  instruction: string;
  /** Id of a writing style; null keeps the post's own voice. */
  writingStyle: string | null;
  seed: number;
}
