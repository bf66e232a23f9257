import type { PublicationOptions } from "../publication-payload.ts";

/** What one account at a network allows, where it is other than usual. */
export interface NetworkLimits {
  caption?: number | undefined;
  alt_text?: number | undefined;
  /** Of one post. */
  pictures?: number | undefined;
  /** What every address counts, however long it is. */
  url_length?: number | undefined;
}

/** A network's own rules, as far as they are known without asking it. */
export interface Network {
  /** What people call it. */
  name: string;
  /** What it makes of a carousel, in words. */
  form: string;
  /** Length of a caption as the network counts it, with what counts as part of it. */
  countCaption(caption: string, limits: NetworkLimits, options?: PublicationOptions): number;
  /** The longest caption, as it counts; null where any will do. */
  captionLimit(limits: NetworkLimits): number | null;
  /** The longest description of a picture, in characters; null where it takes none. */
  altTextLimit(limits: NetworkLimits): number | null;
  /** How many slides each post has, in order; more than one where the network takes fewer in one. */
  splitIntoPosts(slides: number, limits: NetworkLimits): number[];
  /** The most slides of all its posts together. */
  mostSlides(options: PublicationOptions, limits: NetworkLimits): number;
}

/** Splits slides into posts of so many at most, as evenly as it goes: 11 by 4 are 4, 4 and 3. */
export function splitEvenly(slides: number, most: number): number[] {
  return spreadEvenly(slides, Math.max(1, Math.ceil(slides / most)));
}

/** How many slides each of so many posts has. */
export function spreadEvenly(slides: number, posts: number): number[] {
  return Array.from({ length: posts }, (_, index) =>
    Math.floor((slides + posts - 1 - index) / posts),
  );
}

/** Each of these is one character as people see it, whatever stands beside it: no segmenter is needed, which is slow. */
const plain = /^[\n\u0020-\u007E\u00AF-\u02FF]*$/;

/** Characters as people see them: an emoji or a letter with its accents is one. */
export function countGraphemes(text: string): number {
  if (plain.test(text)) return text.length;
  return Array.from(new Intl.Segmenter("en", { granularity: "grapheme" }).segment(text)).length;
}

/** Code points: what most servers count. */
export const countCodePoints = (text: string) => Array.from(text).length;
