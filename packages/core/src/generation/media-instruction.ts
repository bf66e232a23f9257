/** What the form adds to the instructions, after a blank line, while media are switched on. Not a note to be printed. */
export const mediaInstruction =
  "Include placeholders for media (images or videos) in the content where appropriate.";
