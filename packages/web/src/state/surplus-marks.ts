import { countSurplusMarks, limitMarks, maxMarks } from "@slideloom/core/document";
import { countNoun } from "@slideloom/core/text";
import { showToast } from "./toast-store.ts";

// Combining marks beyond a limit are hidden, because browsers take seconds per key to lay out 10,000 on one letter.

/** Shows a toast if a field shows fewer marks than the text has. */
export function noteHiddenMarks(text: string): void {
  const count = countSurplusMarks(text);
  if (count === 0) return;
  showToast({
    variant: "warning",
    title: "Some accent marks are hidden",
    description: `${describeCount(count)} If you edit this text, the hidden marks are removed.`,
  });
}

/** Returns the text without surplus combining marks. Shows a toast if any were removed. */
export function limitPasted(text: string): string {
  const count = countSurplusMarks(text);
  if (count === 0) return text;
  showToast({
    variant: "warning",
    title: "Some accent marks were removed",
    description: describeCount(count),
  });
  return limitMarks(text);
}

function describeCount(count: number): string {
  return `A letter can have up to ${maxMarks} accent marks. This text has ${countNoun(count, "mark")} too many.`;
}
