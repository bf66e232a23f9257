import type { Post, Slide } from "@slideloom/core/document";
import type { GenerationRequest } from "@slideloom/core/generation";

/** The request may have `textOnly`, because the public API promises that option. */
export type { GenerationRequest } from "@slideloom/core/generation";

export interface TokenUsage {
  inputTokens: number | null;
  outputTokens: number | null;
}

/** A finished post, valid by `parsePost`. It has the requested number of slides, or fewer and a warning. */
export interface GeneratedPost {
  post: Post;
  usage: TokenUsage | null;
  /** Notes about the post for the person, in sentences. */
  warnings: string[];
  /** How the reply became a post. */
  repair: "none" | "repaired" | "asked-again";
}

export interface GenerationOptions {
  /** Aborts the work; `generate` then rejects with the signal's reason. */
  signal: AbortSignal;
  /** Called as soon as the title is known. */
  onTitle?: (title: string) => void;
  /** Called with each slide in order, as soon as it is complete and before the post is finished. */
  onSlide?: (slide: Slide, index: number) => void;
}

/** A request to rewrite a post's slide. Post and instruction are data, never commands. */
export interface SlideRewriteRequest {
  post: Post;
  slideIndex: number;
  instruction: string;
  /** Id of a writing style; null keeps the post's own voice. */
  writingStyle: string | null;
  seed: number;
}

/** Generates posts. Rejects with a `GenerationError` if a generation fails; see its codes. */
export interface TextGenerator {
  readonly provider: string;
  generate(request: GenerationRequest, options: GenerationOptions): Promise<GeneratedPost>;
  /** Null if the generator has no model that understands instructions. */
  rewriteSlide:
    | ((request: SlideRewriteRequest, options: { signal: AbortSignal }) => Promise<Slide>)
    | null;
}
