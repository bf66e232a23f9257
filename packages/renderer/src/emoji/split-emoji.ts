import emojiRegex from "emoji-regex";
import { findEmojiId } from "./emoji-id.ts";

/** A stretch of text, or one emoji and the `id` of its picture. The texts of all segments joined are the text split. */
export type EmojiSegment =
  | { kind: "text"; text: string }
  | { kind: "emoji"; text: string; id: string };

// A letter of a flag that is no flag is drawn as that letter.
const emojiPattern = new RegExp(`(?:${emojiRegex().source}|\\uD83C[\\uDDE6-\\uDDFF])\\uFE0F?`, "g");
// Signs such as a check mark or an arrow are text unless U+FE0F asks for the picture (UTS #51, presentation sequences);
// the pictographs beyond U+FFFF that share this default are meant as pictures wherever they are typed.
const textByDefault = /^(?!\p{Emoji_Presentation})[\0-\uFFFF]$/u;
const modifiers = /\u200D|\uFE0F|[\u{1F3FB}-\u{1F3FF}]|[\u{E0020}-\u{E007F}]/gu;

/** The picture of one emoji, without skin tone or tag where only the plain one is drawn. */
function toSegment(text: string): EmojiSegment {
  const id = findEmojiId(text.replace(/\u200D$/u, "")) ?? findEmojiId(text.replace(modifiers, ""));
  return id === null ? { kind: "text", text } : { kind: "emoji", text, id };
}

/** A sequence without a picture of its own falls apart into its members: a new kind of family into its people. */
function splitSequence(sequence: string): EmojiSegment[] {
  if (textByDefault.test(sequence)) return [{ kind: "text", text: sequence }];
  const id = findEmojiId(sequence);
  if (id !== null) return [{ kind: "emoji", text: sequence, id }];
  return sequence.split(/(?<=\u200D)/u).map(toSegment);
}

// The full pattern has thousands of alternatives; most texts have not one character that could begin any.
const mayHoldEmoji = /[\uFE0F\u203C-\u3299\u{1F000}-\u{1FAFF}]/u;

/** Splits a text into what fonts draw and what is drawn as a picture. */
export function splitEmoji(text: string): EmojiSegment[] {
  if (text === "") return [];
  if (!mayHoldEmoji.test(text)) return [{ kind: "text", text }];
  const segments: EmojiSegment[] = [];
  const add = (segment: EmojiSegment) => {
    const last = segments.at(-1);
    if (segment.text === "") return;
    if (segment.kind === "text" && last?.kind === "text") last.text += segment.text;
    else segments.push(segment);
  };
  let end = 0;
  for (const match of text.matchAll(emojiPattern)) {
    add({ kind: "text", text: text.slice(end, match.index) });
    splitSequence(match[0]).forEach(add);
    end = match.index + match[0].length;
  }
  add({ kind: "text", text: text.slice(end) });
  return segments;
}
