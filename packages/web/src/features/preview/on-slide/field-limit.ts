import { countNoun } from "@slideloom/core/text";
import { limitPasted } from "../../../state/surplus-marks.ts";
import { showToast } from "../../../state/toast-store.ts";

/** Maximum length of a field's text, UTF-16 units. In longer fields, each key press causes over 100 ms of layout. */
const maxFieldCharacters = 50_000;

export const isTooLong = (words: string): boolean => words.length > maxFieldCharacters;

/** Explains why a text can't be edited here and offers to delete it. */
export function offerDeletion(words: string, remove: () => void): void {
  showToast({
    variant: "warning",
    title: "This text is too long to edit here",
    description: `It has ${countNoun(words.length, "character")}. Edit it as JSON, or delete it.`,
    action: { label: "Delete text", run: remove },
  });
}

/** Removes surplus combining marks. Returns null if the text is too long. Shows a toast in both cases. */
export function limitInserted(text: string): string | null {
  const limited = limitPasted(text);
  if (!isTooLong(limited)) return limited;
  showToast({
    variant: "warning",
    title: "The text is too long for a slide",
    description: `It has ${countNoun(limited.length, "character")}. Paste at most ${maxFieldCharacters.toLocaleString("en")} characters.`,
  });
  return null;
}
