import { cutGraphemes } from "../text/index.ts";
import { stripMarkup } from "../text/inline-markup.ts";
import { limitMarks } from "./limit-marks.ts";

/** A title or header in one line, for labels and file names: without markup and surplus marks, a space for a line break. */
export function headlineLabel(headline: string): string {
  return limitMarks(stripMarkup(joinLines(headline)));
}

/** The lines of a title or header as one, with a space between them. */
export function joinLines(headline: string): string {
  return headline.replaceAll(/\s+/g, (gap) => (/[\r\n]/.test(gap) ? " " : gap));
}

/** A slide's header for menus and lists: its label, cut to `max` characters. */
export function headerLabel(header: string, max: number): string {
  return cutGraphemes(headlineLabel(header), max);
}

/** The text, or where it is longer than `max` characters its first `max - 3` and `...`. */
export function truncateLabel(text: string, max: number): string {
  return cutGraphemes(text, max) === text ? text : `${cutGraphemes(text, max - 3)}...`;
}
