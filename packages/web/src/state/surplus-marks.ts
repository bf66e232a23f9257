import { countSurplusMarks, limitMarks, maxMarks } from "@slideloom/core/document";
import { countNoun } from "@slideloom/core/text";
import { showToast } from "./toast-store.ts";

// A browser takes seconds to lay out some 10,000 marks on one letter, for every key.

/** Says that a field shows fewer marks than the text has, where it does. */
export function noteHiddenMarks(text: string): void {
  const count = countSurplusMarks(text);
  if (count === 0) return;
  showToast({
    variant: "warning",
    title: "Some combining marks are hidden",
    description: `This text has ${describeCount(count)}. They stay until you change the text.`,
  });
}

/** The text as a field takes it. Says what is left out. */
export function limitPasted(text: string): string {
  const count = countSurplusMarks(text);
  if (count === 0) return text;
  showToast({
    variant: "warning",
    title: "Some combining marks were left out",
    description: `The pasted text has ${describeCount(count)}.`,
  });
  return limitMarks(text);
}

function describeCount(count: number): string {
  return `${countNoun(count, "combining mark")} more than the ${maxMarks} a letter that are drawn`;
}
