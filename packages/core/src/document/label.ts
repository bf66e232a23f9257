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

/** A title or header in one line for labels, names and titles of files: markup removed, a space where a line breaks. */
export function headlineLabel(headline: string): string {
  return stripMarkup(joinLines(headline));
}

/** The lines of a title or header as one, with a space between them. */
export function joinLines(headline: string): string {
  return headline.replaceAll(/[^\S\r\n]*[\r\n]\s*/g, " ");
}

/** A slide's header for menus and lists: its label, cut to `max` characters. */
export function headerLabel(header: string, max: number): string {
  return cut(headlineLabel(header), max);
}

/** The text, or where it is longer than `max` characters its first `max - 3` and `...`. */
export function truncateLabel(text: string, max: number): string {
  return cut(text, max) === text ? text : `${cut(text, max - 3)}...`;
}
