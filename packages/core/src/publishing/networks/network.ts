import {
  maxAltTextLength,
  maxCaptionLength,
  maxSlides,
  type PublicationOptions,
} from "../publication-payload.ts";

/** What one account at a network allows, where it is other than usual. */
export interface NetworkLimits {
  caption?: number | undefined;
  alt_text?: number | undefined;
  /** Of one post. */
  pictures?: number | undefined;
  /** What every address counts, however long it is. */
  url_length?: number | undefined;
}

/** The most that is believed of a server; a longer caption is not taken here. */
const believedLimits = {
  caption: maxCaptionLength,
  alt_text: maxAltTextLength,
  pictures: maxSlides,
  url_length: 500,
} as const satisfies Required<NetworkLimits>;

/** Limits that a server names, each at most as large as is believed. */
export function capLimits(limits: NetworkLimits): NetworkLimits {
  const known = Object.keys(believedLimits) as (keyof NetworkLimits)[];
  const capped = known.flatMap((name) => {
    const value = limits[name];
    return value === undefined ? [] : [[name, Math.min(value, believedLimits[name])]];
  });
  return Object.fromEntries(capped);
}

/** What is counted with a caption, and where counting may end. */
interface CountedRest {
  options?: PublicationOptions | undefined;
  stopAt?: number | undefined;
}

/** A network's own rules, as far as they are known without asking it. */
export interface Network {
  /** What people call it. */
  name: string;
  /** What it makes of a carousel, in words. */
  form: string;
  /** Length of a caption as the network counts it, with what counts as part of it; exact up to `stopAt`. */
  countCaption(caption: string, limits: NetworkLimits, rest?: CountedRest): number;
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
