/**
 * A piece of text, or an emoji with the `id` of its art. The texts of all segments concatenate to the original text.
 */
export type EmojiSegment =
  | { kind: "text"; text: string }
  | { kind: "emoji"; text: string; id: string };
