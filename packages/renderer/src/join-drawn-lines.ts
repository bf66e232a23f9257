import type { TextLine } from "./slide-job.ts";

/** Joins lines to a text, with hyphenated words in one piece. */
export function joinDrawnLines(lines: readonly Pick<TextLine, "text">[]): string {
  return lines
    .map(({ text }) => text)
    .join(" ")
    .replaceAll("\u00AD ", "");
}
