import type { Post } from "../../document/post.ts";
import type { Hook } from "./hooks.ts";

export interface Draft {
  /** The drafted post, with at least one slide, and at most the requested number. */
  post: Post;
  /** Up to five sentences for the cover, the best first. */
  hooks: Hook[];
  /** Sentences that tell the author what was left out, or needs work. */
  notes: string[];
  /**
   * Ids of the passages that no slide shows. Headings and lines around the text, e.g. an email's header, aren't
   * included.
   */
  unused: string[];
}
