import { startsWithEmoji } from "../../blocks/text/text-pieces.ts";
import type { EntryMark } from "./slide-reading.ts";

/** Signs at the start of a line that act as list marks, with a pattern for the text after them. */
const signs: readonly [EntryMark, RegExp][] = [
  ["check", /^(?:[✓✔☑]|\[[xX]\])\s*(?=\S)/u],
  ["cross", /^[✗✘✕☒]\s*(?=\S)/u],
  ["open", /^(?:☐|\[ \])\s*(?=\S)/u],
];

/** A list line's mark, and the line without it; an emoji, `+` or `-` stays in the text. */
export function readEntryMark(line: string): { mark: EntryMark; text: string } {
  if (startsWithEmoji.test(line) || /^[+−-]\s/.test(line)) return { mark: "own", text: line };
  for (const [mark, sign] of signs) {
    const found = sign.exec(line)?.[0];
    if (found) return { mark, text: line.slice(found.length) };
  }
  return { mark: "neutral", text: line };
}

/** Whether the line starts with a sign that is drawn as a mark. */
export function isSigned(line: string): boolean {
  return !["neutral", "own"].includes(readEntryMark(line).mark);
}
