import { maxMadeSlides } from "../document/limits.ts";

/** Limits of generation requests. `formMin` is the editor form's own minimum of slides. */
export const generationLimits = {
  slides: { min: 1, formMin: 3, max: maxMadeSlides, default: 8 },
  topicCharacters: 2000,
  /**
   * Maximum characters of the notes and instructions: enough for pasted notes, and within every model's context window.
   */
  instructionsCharacters: 20_000,
  /** Maximum characters of the instruction for rewriting a slide. */
  rewriteCharacters: 1000,
} as const;
