import { startsWithEmoji } from "../../blocks/text/text-pieces.ts";
import type { EntryMark } from "./slide-reading.ts";

/** Signs that a line may begin with in the place of a list's mark, each with the words after it. */
const signs: readonly [EntryMark, RegExp][] = [
  ["check", /^(?:[✓✔☑]|\[[xX]\])\s*(?=\S)/u],
  ["cross", /^[✗✘✕☒]\s*(?=\S)/u],
  ["open", /^(?:☐|\[ \])\s*(?=\S)/u],
];

/** What a line of a list begins with, and the line without that sign; an emoji stays, since it is a picture of its own. */
export function readEntryMark(line: string): { mark: EntryMark; text: string } {
  if (startsWithEmoji.test(line)) return { mark: "own", text: line };
  for (const [mark, sign] of signs) {
    const found = sign.exec(line)?.[0];
    if (found) return { mark, text: line.slice(found.length) };
  }
  return { mark: "neutral", text: line };
}

/** Whether the line begins with a sign that is drawn as a mark. */
export function isSigned(line: string): boolean {
  return !["neutral", "own"].includes(readEntryMark(line).mark);
}
