import type { TemplateHand } from "../../composition/hand.ts";

/** The hand with lines of about equal length in its text: for a sentence or two beside something large. */
export function balanced(hand: TemplateHand): TemplateHand {
  const { letters } = hand;
  return { ...hand, letters: { ...letters, body: { ...letters.body, balanced: true } } };
}
