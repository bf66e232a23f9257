import type { Post } from "../document/index.ts";
import type { VoiceText } from "../voice/index.ts";

/** A request to rewrite one slide. The post is data for the model, never an instruction. */
export interface SlideRewriteRequest {
  post: Post;
  slideIndex: number;
  instruction: string;
  /** Id of a writing style; null keeps the post's own voice. */
  writingStyle: string | null;
  /** Whether two slides take the slide's place. */
  isSplit?: boolean;
  seed: number;
  /** Maximum characters of other slides that are shown to the model; 12,000 by default. */
  contextCharacters?: number;
  /** How the author writes; absent if unknown. */
  voice?: VoiceText;
}
