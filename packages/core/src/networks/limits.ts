import { postLimits } from "../document/limits.ts";

/** Longest caption accepted, in UTF-16 units; each service's own limit is checked separately. */
export const maxCaptionLength = postLimits.caption;
/** Longest alt text of a slide, in characters. */
export const maxAltTextLength = 5_000;
/** Maximum number of slides of a published carousel. */
export const maxSlides = 200;

/** Limits that a network reports for a connected account, if they differ from the network's defaults. */
export interface NetworkLimits {
  caption?: number | undefined;
  alt_text?: number | undefined;
  /** Maximum number of images in one post. */
  pictures?: number | undefined;
  /** The number of characters that every URL counts as in a caption. */
  url_length?: number | undefined;
}

/** Upper bounds for the limits that a server reports. */
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
