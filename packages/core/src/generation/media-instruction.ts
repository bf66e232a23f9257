/**
 * A sentence that is added to the person's instructions if media are enabled (specification, section 7). A post never
 * contains this sentence.
 */
export const mediaInstruction =
  "Include placeholders for media (images or videos) in the content where appropriate.";

/** Whether a person gave instructions, besides the one for media. */
export const hasOwnInstructions = (instructions: string): boolean =>
  instructions.replaceAll(mediaInstruction, "").trim() !== "";
