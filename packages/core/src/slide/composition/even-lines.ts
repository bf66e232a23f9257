import type { TemplateHand } from "./hand.ts";

/** The hand with lines of about equal length in its text, for a sentence or two: no word stands alone. */
export function evenLines(hand: TemplateHand): TemplateHand {
  const { letters } = hand;
  return { ...hand, letters: { ...letters, body: { ...letters.body, balanced: true } } };
}
