import { readTex } from "@slideloom/core/text";

/** Matches a piece of an emoji, and all other characters that only emoji have. */
const pictograph = /\p{Extended_Pictographic}|\p{Regional_Indicator}|[0-9#*]\uFE0F?\u20E3/gu;
const emojiParts = /[\p{Emoji_Modifier}\u200D\s]|\uFE0F|[\u{E0020}-\u{E007F}]/gu;
const maxEmojiUnits = 60;
const formulaName = /(?:^|[\s_-])(?:latex|tex|math|mwe-math|formula|equation)/i;
const formulaAddress = /latex\.php|latex\.codecogs|\/math\/render\//i;

/** Returns the words that an image stands for in a sentence: an emoji or a formula. Null for other images. */
export function readImageWords({
  alt = "",
  class: names = "",
  src = "",
}: Readonly<Record<string, string>>): string | null {
  const words = alt.trim();
  if (words === "") return null;
  if (words.length <= maxEmojiUnits && isEmoji(words)) return words;
  const isFormula = formulaName.test(names) || formulaAddress.test(src);
  return isFormula ? (readTex(words) ?? words) : null;
}

const isEmoji = (words: string) =>
  words.search(pictograph) >= 0 &&
  words.replaceAll(pictograph, "").replaceAll(emojiParts, "") === "";
