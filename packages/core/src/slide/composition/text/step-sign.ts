import type { Step } from "../../../layouts/reading/slide-reading.ts";

export function stepSign({ number, letter }: Pick<Step, "number" | "letter">): string {
  return letter ?? String(number);
}
