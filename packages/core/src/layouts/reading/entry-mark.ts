import { startsWithEmoji } from "../../blocks/text/text-pieces.ts";
import type { EntryMark } from "./slide-reading.ts";

/** Symbols that replace the bullet of a list item, e.g. `✓`. Each pattern requires text after the symbol. */
const signs: readonly [EntryMark, RegExp][] = [
  ["check", /^(?:[✓✔☑]|\[[xX]\])\s*(?=\S)/u],
  ["cross", /^[✗✘✕☒]\s*(?=\S)/u],
  ["open", /^(?:☐|\[ \])\s*(?=\S)/u],
];

/**
 * Splits a list item into its mark and its text. An emoji, `+` or `-` is the item's own mark, but stays in the text.
 */
export function readEntryMark(line: string): { mark: EntryMark; text: string } {
  if (startsWithEmoji.test(line) || /^[+−-]\s/.test(line)) return { mark: "own", text: line };
  for (const [mark, sign] of signs) {
    const found = sign.exec(line)?.[0];
    if (found) return { mark, text: line.slice(found.length) };
  }
  return { mark: "neutral", text: line };
}

/** Whether the line starts with a symbol such as `✓`, which is drawn instead of a bullet. */
export function startsWithSymbol(line: string): boolean {
  return !["neutral", "own"].includes(readEntryMark(line).mark);
}
