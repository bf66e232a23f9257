import type { TextLine } from "./slide-job.ts";

/** The words of lines as they are read: a word that a soft hyphen breaks is one. */
export function joinLines(lines: readonly Pick<TextLine, "text">[]): string {
  return lines
    .map(({ text }) => text)
    .join(" ")
    .replaceAll("\u00AD ", "");
}
