import type { CaptionService } from "../networks/index.ts";
import type { Post, WrittenSlide } from "../document/index.ts";
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
  /** Whether the title is rewritten too. */
  hasTitle: boolean;
  seed: number;
  voice?: VoiceText;
}

/** New words of slides. Absent parts keep their words. */
export interface NewSlideWords {
  title?: string;
  /** Slides with new words, by slide index. */
  slides: ReadonlyMap<number, WrittenSlide>;
  /** Sentences for the person about words that weren't rewritten. */
  notes: readonly string[];
}

/** New words of a post. Null removes a caption whose words no longer fit the post; absent ones stay. */
export interface NewPostWords extends NewSlideWords {
  caption?: string | null;
  captions?: NewCaptions;
}

export type NewCaptions = Readonly<Partial<Record<CaptionService, string | null>>>;
