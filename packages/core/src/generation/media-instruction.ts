/**
 * Added to the instructions after a blank line if media are enabled (specification, section 7). The sentence never
 * becomes part of a post.
 */
export const mediaInstruction =
  "Include placeholders for media (images or videos) in the content where appropriate.";

/** Whether a person gave instructions, besides the one for media. */
export const hasOwnInstructions = (instructions: string): boolean =>
  instructions.replaceAll(mediaInstruction, "").trim() !== "";
