import { iconCharacters } from "@slideloom/core/icons";
import type { EmojiSegment } from "./emoji-segment.ts";

// Few texts contain emoji, and the code for them is large.
const mayHoldEmoji = new RegExp(
  String.raw`[\uFE0F\u20E3\u{1F000}-\u{1FAFF}${iconCharacters}]|(?=[\u203C-\u3299])\p{Emoji}`,
  "u",
);

let split: ((text: string) => EmojiSegment[]) | null = null;

/** Loads the code for emoji if `text` may contain some. */
export async function loadEmojiCode(text: string): Promise<void> {
  if (split || !mayHoldEmoji.test(text)) return;
  ({ splitSequences: split } = await import("./split-sequences.ts"));
}

/**
 * Splits a text into runs drawn by fonts, and emoji and icons drawn as images.
 * @throws if the text may contain emoji, but `loadEmojiCode` wasn't called for such a text
 */
export function splitEmoji(text: string): EmojiSegment[] {
  if (text === "") return [];
  if (!mayHoldEmoji.test(text)) return [{ kind: "text", text }];
  if (!split) throw new Error("The code for emoji isn't loaded");
  return split(text);
}
