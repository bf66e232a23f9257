import type { Step } from "../../../layouts/reading/slide-reading.ts";

/** Returns a step's number or letter, as drawn. */
export function stepSign({ number, letter }: Pick<Step, "number" | "letter">): string {
  return letter ?? String(number);
}
