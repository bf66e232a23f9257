import type { Post, Slide } from "@slideloom/core/document";
import type { GenerationRequest } from "@slideloom/core/generation";

/** The public API promises `textOnly`. */
export type { GenerationRequest } from "@slideloom/core/generation";

export interface TokenUsage {
  inputTokens: number | null;
  outputTokens: number | null;
}

/** A finished post: valid by `parsePost`, with the slides that were asked for, or fewer and a warning. */
export interface GeneratedPost {
  post: Post;
  usage: TokenUsage | null;
  /** What the person should know about the post, in sentences. */
  warnings: string[];
  /** How the reply became a post. */
  repair: "none" | "repaired" | "asked-again";
}

export interface GenerationOptions {
  /** Aborts the work; `generate` then rejects with the signal's reason. */
  signal: AbortSignal;
  /** Called with the title as soon as it is known. */
  onTitle?: (title: string) => void;
  /** Called with every slide as it closes, in order, before the whole post is done. */
  onSlide?: (slide: Slide, index: number) => void;
}

/** A slide of a post that is to be said in other words. The post and the instruction are data, never commands. */
export interface SlideRewriteRequest {
  post: Post;
  slideIndex: number;
  instruction: string;
  /** An id of a writing style; null keeps the post's own voice. */
  writingStyle: string | null;
  seed: number;
}

/** Writes posts. Rejects with a `GenerationError` (see its codes) when it can't. */
export interface TextGenerator {
  readonly provider: string;
  generate(request: GenerationRequest, options: GenerationOptions): Promise<GeneratedPost>;
  /** Null where the writer has no model that understands a wish. */
  rewriteSlide:
    | ((request: SlideRewriteRequest, options: { signal: AbortSignal }) => Promise<Slide>)
    | null;
}
