import type { Post, Slide } from "../document/index.ts";
import type { VoiceText } from "../voice/index.ts";

/** An action on the words of a whole post: another language, or the id of another writing style. */
export type PostRewriteAction =
  | { kind: "translate"; language: string }
  | { kind: "tone"; style: string };

/** A request for new words of some slides of a post. */
export interface PostRewriteRequest {
  post: Post;
  action: PostRewriteAction;
  /** Indexes of the slides to rewrite, ascending. */
  slides: readonly number[];
  /** Whether title and caption are rewritten too. */
  hasTitle: boolean;
  seed: number;
  voice?: VoiceText;
}

/** New words of a post. Absent parts keep their words. */
export interface NewPostWords {
  title?: string;
  caption?: string;
  /** Slides with new words, by slide index. */
  slides: ReadonlyMap<number, Slide>;
  /** Sentences about slides that keep their words, for the person. */
  notes: readonly string[];
}
