import type { Post, Slide } from "../../document/post.ts";
import type { Source } from "../source.ts";
import type { Hook } from "./hooks.ts";

/** A slide with the ids of the passages that its words come from. */
export interface DraftSlide extends Slide {
  sources?: string[];
}

export interface DraftedPost extends Post {
  sources: Pick<Source, "id" | "title" | "url" | "hash">[];
  content: DraftSlide[];
}

export interface Draft {
  /** Has exactly the slides that were asked for. */
  post: DraftedPost;
  /** Up to five sentences that could open the post, the best first. */
  hooks: Hook[];
  /** What the person should know, in sentences. */
  notes: string[];
  /** Ids of the passages that no slide shows, without headings and frames. */
  unused: string[];
}
