import type { Post } from "../../document/post.ts";
import type { Hook } from "./hooks.ts";

export interface Draft {
  /** Has exactly the slides that were asked for. */
  post: Post;
  /** Up to five sentences that could open the post, the best first. */
  hooks: Hook[];
  /** What the person should know, in sentences. */
  notes: string[];
  /** Ids of the passages that no slide shows, without headings and frames. */
  unused: string[];
}
