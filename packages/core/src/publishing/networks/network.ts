import {
  maxAltTextLength,
  maxCaptionLength,
  maxSlides,
  type PublicationOptions,
} from "../publication-payload.ts";

/** Limits reported for a connected account, if they differ from the network's defaults. */
export interface NetworkLimits {
  caption?: number | undefined;
  alt_text?: number | undefined;
  /** Images in one post. */
  pictures?: number | undefined;
  /** The length that any URL counts in a caption. */
  url_length?: number | undefined;
}

/** Upper bounds for limits that a server reports; captions are no longer than this here. */
const believedLimits = {
  caption: maxCaptionLength,
  alt_text: maxAltTextLength,
  pictures: maxSlides,
  url_length: 500,
} as const satisfies Required<NetworkLimits>;

/** Limits reported by a server, each capped to `believedLimits`. */
export function capLimits(limits: NetworkLimits): NetworkLimits {
  const known = Object.keys(believedLimits) as (keyof NetworkLimits)[];
  const capped = known.flatMap((name) => {
    const value = limits[name];
    return value === undefined ? [] : [[name, Math.min(value, believedLimits[name])]];
  });
  return Object.fromEntries(capped);
}

/** Options that count towards a caption's length, and a length at which counting may stop. */
interface CountedRest {
  options?: PublicationOptions | undefined;
  stopAt?: number | undefined;
}

/** A network's publishing rules that are known without a request. */
export interface Network {
  /** Shown to people. */
  name: string;
  /** How a carousel appears on the network, shown to people. */
  form: string;
  /** A caption's length as the network counts it, with options that count; exact up to `stopAt`. */
  countCaption(caption: string, limits: NetworkLimits, rest?: CountedRest): number;
  /** The longest caption, in the unit of `countCaption`; null if there is no limit. */
  captionLimit(limits: NetworkLimits): number | null;
  /** The longest alt text, in characters; null if there is no limit. */
  altTextLimit(limits: NetworkLimits): number | null;
  /** Slides per post, in order; several posts if the carousel exceeds the network's images per post. */
  splitIntoPosts(slides: number, limits: NetworkLimits): number[];
  /** The most slides over all posts of a thread. */
  mostSlides(options: PublicationOptions, limits: NetworkLimits): number;
}

/** Splits slides into posts of at most `most` slides, as evenly as possible: 11 by 4 gives 4, 4 and 3. */
export function splitEvenly(slides: number, most: number): number[] {
  return spreadEvenly(slides, Math.max(1, Math.ceil(slides / most)));
}

/** Distributes slides over a number of posts as evenly as possible. */
export function spreadEvenly(slides: number, posts: number): number[] {
  return Array.from({ length: posts }, (_, index) =>
    Math.floor((slides + posts - 1 - index) / posts),
  );
}
