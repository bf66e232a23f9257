/** Start of the ids of icons, which are drawn like emoji but in the colour of their span. */
export const iconPrefix = "icon-";

/**
 * A piece of text, or an emoji or icon with the `id` of its art. The texts of all segments concatenate to the original text.
 */
export type EmojiSegment =
  | { kind: "text"; text: string }
  | { kind: "emoji"; text: string; id: string };
