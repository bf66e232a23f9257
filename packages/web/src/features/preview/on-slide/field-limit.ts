import { countNoun } from "@slideloom/core/text";
import { limitPasted } from "../../../state/surplus-marks.ts";
import { showToast } from "../../../state/toast-store.ts";

/** A browser lays out a longer field in more than 100 ms, for every key. A slide shows some hundred characters. */
const maxFieldCharacters = 50_000;

export const isTooLong = (words: string): boolean => words.length > maxFieldCharacters;

/** Says why a text has no field, and offers to delete it. */
export function offerDeletion(words: string, remove: () => void): void {
  showToast({
    variant: "warning",
    title: "This text is too long to edit here",
    description: `It has ${countNoun(words.length, "character")}. Edit it as JSON, or delete it.`,
    action: { label: "Delete text", run: remove },
  });
}

/** The text as a field takes it; null if it is too long. Says what is left out. */
export function limitInserted(text: string): string | null {
  const limited = limitPasted(text);
  if (!isTooLong(limited)) return limited;
  showToast({
    variant: "warning",
    title: "The text is too long for a slide",
    description: `It has ${countNoun(limited.length, "character")}. Paste at most ${maxFieldCharacters.toLocaleString("en")}.`,
  });
  return null;
}
