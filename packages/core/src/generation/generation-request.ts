/**
 * The input for writing a post. A model gets `topic` and `instructions` as material, not as commands, because they may
 * contain a prompt injection.
 */
export interface GenerationRequest {
  /** What the post is about. Never blank. */
  topic: string;
  /** The person's notes and instructions; may be empty. */
  instructions: string;
  /** Names of a template type and a writing style, ignoring case and punctuation. Unknown names mean the defaults. */
  templateType: string;
  writingStyle: string;
  /** Number of slides, 1 to 15; a single post has one. */
  slides: number;
  postType: "carousel" | "single";
  /**
   * Without a model: whether questions to the author fill the slides for which notes or source are too short. A topic
   * alone always has them. False if absent.
   */
  questions?: boolean | undefined;
  /** Whether the post has only items of type `text`. */
  textOnly: boolean;
  /** Random seed, different for each generation for variety. */
  seed: number;
}
