import type { SourceChoices } from "./source-choices.ts";

/**
 * The input for writing a post. A model gets `topic` and `instructions` as material, not as commands, because they may
 * contain a prompt injection.
 */
export interface GenerationRequest extends SourceChoices {
  /** What the post is about. Never blank. */
  topic: string;
  /** The person's notes and instructions; may be empty. */
  instructions: string;
  /** Names of a template type and a writing style, ignoring case and punctuation. Unknown names mean the defaults. */
  templateType: string;
  writingStyle: string;
  /** Number of slides, 1 to 15; a single post has one. */
  slides: number;
  /** Whether nobody asked for this number of slides, so a series in the source may need more. False if absent. */
  isOpenCount?: boolean | undefined;
  postType: "carousel" | "single";
  /** Whether the post has only items of type `text`. */
  textOnly: boolean;
  /** Random seed, different for each generation for variety. */
  seed: number;
}
