const start = String.raw`(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|[0-9#*]\uFE0F?\u20E3)`;
const rest = String.raw`[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}\u200D\uFE0F\u{E0020}-\u{E007F}]*`;
const emoji = new RegExp(`^${start}${rest}$`, "u");

/** Whether a grapheme is an emoji, or a sequence that is drawn as one. */
export const isEmoji = (grapheme: string): boolean => emoji.test(grapheme);
