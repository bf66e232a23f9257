import emojiRegex from "emoji-regex";
import { iconNameOf } from "@slideloom/core/icons";
import { findEmojiId } from "./emoji-id.ts";
import { type EmojiSegment, iconPrefix } from "./emoji-segment.ts";

// The surrogates of `iconCharacters`.
const icon = String.raw`[\uDBF8-\uDBFB][\uDC00-\uDFFF]`;
// Also matches a single regional indicator, which is drawn as a letter.
const emojiPattern = new RegExp(
  `(?:${emojiRegex().source}|\\uD83C[\\uDDE6-\\uDDFF])\\uFE0F?|${icon}`,
  "g",
);
// Symbols such as check marks and arrows are text unless U+FE0F follows (UTS #51, presentation sequences). Pictographs
// above U+FFFF are always meant as emoji.
const textByDefault = /^(?!\p{Emoji_Presentation})[\0-\uFFFF]$/u;
const modifiers = /\u200D|\uFE0F|[\u{1F3FB}-\u{1F3FF}]|[\u{E0020}-\u{E007F}]/gu;

/** Converts one emoji. If it has no art, the same emoji without skin tone or tag is drawn. */
function toSegment(text: string): EmojiSegment {
  const id = findEmojiId(text.replace(/\u200D$/u, "")) ?? findEmojiId(text.replace(modifiers, ""));
  return id === null ? { kind: "text", text } : { kind: "emoji", text, id };
}

/** If an emoji sequence has no art, splits it into its members, e.g. a family into its people. */
function splitSequence(sequence: string): EmojiSegment[] {
  if (textByDefault.test(sequence)) return [{ kind: "text", text: sequence }];
  const name = iconNameOf(sequence);
  if (name !== null) return [{ kind: "emoji", text: sequence, id: `${iconPrefix}${name}` }];
  const id = findEmojiId(sequence);
  if (id !== null) return [{ kind: "emoji", text: sequence, id }];
  return sequence.split(/(?<=\u200D)/u).map(toSegment);
}

export function splitSequences(text: string): EmojiSegment[] {
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
