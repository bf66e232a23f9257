import { dropIcons } from "../blocks/text/icon-lines.ts";
import { cutGraphemes } from "../text/index.ts";
import { stripMarkup } from "../text/inline-markup.ts";
import { limitMarks } from "./limit-marks.ts";

/** Returns a title or header on one line, without markup, icons and excess combining marks, for labels and file names. */
export function headlineLabel(headline: string): string {
  return limitMarks(stripMarkup(toOneLine(dropIcons(headline))));
}

/** Joins the lines of a title or header with spaces. */
export function toOneLine(headline: string): string {
  return headline.replaceAll(/\s+/g, (gap) => (/[\r\n]/.test(gap) ? " " : gap));
}

/** A slide's header for menus and lists, truncated to `max` characters. */
export function headerLabel(header: string, max: number): string {
  return cutGraphemes(headlineLabel(header), max);
}
