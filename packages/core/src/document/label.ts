import { stripMarkup } from "./inline-markup.ts";

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** The first `max` characters as a reader counts them, so that no emoji or accent is cut in two. */
function cut(text: string, max: number): string {
  if (text.length <= max) return text;
  let count = 0;
  for (const { index } of graphemes.segment(text)) {
    if (count++ === max) return text.slice(0, index);
  }
  return text;
}

/** A slide's header for menus and lists: markup removed, cut to `max` characters. */
export function headerLabel(header: string, max: number): string {
  return cut(stripMarkup(header), max);
}

/** The text, or where it is longer than `max` characters its first `max - 3` and `...`. */
export function truncateLabel(text: string, max: number): string {
  return cut(text, max) === text ? text : `${cut(text, max - 3)}...`;
}
