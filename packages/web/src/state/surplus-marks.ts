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
    title: "Some combining marks are hidden",
    description: `This text has ${describeCount(count)}. The marks are removed when you edit the text.`,
  });
}

/** Returns the text without surplus combining marks. Shows a toast if any were removed. */
export function limitPasted(text: string): string {
  const count = countSurplusMarks(text);
  if (count === 0) return text;
  showToast({
    variant: "warning",
    title: "Some combining marks were removed",
    description: `The pasted text has ${describeCount(count)}.`,
  });
  return limitMarks(text);
}

function describeCount(count: number): string {
  return `${countNoun(count, "combining mark")} beyond the limit of ${maxMarks} per letter`;
}
