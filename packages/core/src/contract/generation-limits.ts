/** Slides of a generated post: bounds of every request, the form's own minimum, and what is taken where none is said. */
export const generationLimits = {
  slides: { min: 1, formMin: 3, max: 15, default: 8 },
  topicCharacters: 2000,
  /** Notes are pasted whole; a model's window ends somewhere. */
  instructionsCharacters: 20_000,
  /** What a slide is to be rewritten to, in the person's words. */
  rewriteCharacters: 1000,
} as const;
