import { buildCaption } from "../document/plain-text.ts";
import type { Post } from "../document/post.ts";
import { maxCaptionLength, type NetworkLimits } from "../networks/limits.ts";
import { networks, type NetworkId } from "../networks/networks.ts";
import type { PublicationOptions } from "../networks/option-schema.ts";
import { cutUnits, walkGraphemes } from "../text/index.ts";
import { stripMarkup } from "../text/inline-markup.ts";

/** Everything that affects a caption's length and limit: the network, the account's limits and the options. */
export interface CaptionPlace {
  network: NetworkId;
  limits: NetworkLimits;
  options?: PublicationOptions;
}

/** A caption's length as the network counts it, and the network's limit; null if it has none. */
export function measureCaption(
  { network, limits, options }: CaptionPlace,
  caption: string,
): { length: number; limit: number | null } {
  const { countCaption, captionLimit } = networks[network];
  return { length: countCaption(caption, limits, { options }), limit: captionLimit(limits) };
}

/** Whether the caption is within the limits. Stops counting one character past the network's limit. */
function fits({ network, limits, options }: CaptionPlace, caption: string): boolean {
  if (caption.length > maxCaptionLength) return false;
  const { countCaption, captionLimit } = networks[network];
  const limit = captionLimit(limits);
  return limit === null || countCaption(caption, limits, { options, stopAt: limit + 1 }) <= limit;
}

/** Suggests the post's whole text as a caption. */
export const suggestCaption = (post: Post): string => buildCaption(post).trim();

/** The longest caption that fits: the whole text, else title and hashtags, else the start of the title. */
export function suggestCaptionFor(place: CaptionPlace, post: Post): string {
  const title = stripMarkup(post.title).trim();
  const hashtags = (post.hashtags ?? []).join(" ");
  const choices = [suggestCaption(post), [title, hashtags].filter(Boolean).join("\n\n"), title];
  const fitting = choices.find((caption) => fits(place, caption));
  return fitting ?? splitCaption(place, title).kept;
}

/** Splits a caption at the network's limit, between two graphemes. */
export function splitCaption(place: CaptionPlace, caption: string): { kept: string; rest: string } {
  if (fits(place, caption)) return { kept: caption, rest: "" };
  const ends = [0, ...walkGraphemes(cutUnits(caption, maxCaptionLength))];
  let [low, high] = [0, ends.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(place, caption.slice(0, ends[middle]))) low = middle;
    else high = middle - 1;
  }
  const end = ends[low] ?? 0;
  return { kept: caption.slice(0, end), rest: caption.slice(end) };
}
