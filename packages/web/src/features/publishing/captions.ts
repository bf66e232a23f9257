import { buildCaption, type Post, stripMarkup } from "@slideloom/core/document";
import { networks, type NetworkId } from "@slideloom/core/publishing";
import type { AccountLimits } from "@slideloom/core/contract";

/** What a network counts of a caption, and the most that it takes; null where it takes any. */
export function measureCaption(
  network: NetworkId,
  caption: string,
  limits: AccountLimits,
): { length: number; limit: number | null } {
  const { countCaption, captionLimit } = networks[network];
  return { length: countCaption(caption, limits), limit: captionLimit(limits) };
}

const fits = (network: NetworkId, caption: string, limits: AccountLimits): boolean => {
  const { length, limit } = measureCaption(network, caption, limits);
  return limit === null || length <= limit;
};

/** All the words of a post, as a start for its caption. */
export const suggestCaption = (post: Post): string => buildCaption(post).trim();

/** As much of a post's words as fits there: all, else its title and hashtags, else as much of the title as does. */
export function suggestCaptionFor(network: NetworkId, post: Post, limits: AccountLimits): string {
  const title = stripMarkup(post.title).trim();
  const hashtags = (post.hashtags ?? []).join(" ");
  const choices = [suggestCaption(post), [title, hashtags].filter(Boolean).join("\n\n"), title];
  const fitting = choices.find((caption) => fits(network, caption, limits));
  return fitting ?? splitCaption(network, title, limits).kept;
}

/** A caption at the place up to which the network takes it, between two characters as people see them. */
export function splitCaption(
  network: NetworkId,
  caption: string,
  limits: AccountLimits,
): { kept: string; rest: string } {
  if (fits(network, caption, limits)) return { kept: caption, rest: "" };
  const ends = Array.from(
    new Intl.Segmenter("en", { granularity: "grapheme" }).segment(caption),
    ({ index }) => index,
  );
  let [low, high] = [0, ends.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(network, caption.slice(0, ends[middle]), limits)) low = middle;
    else high = middle - 1;
  }
  const end = ends[low] ?? 0;
  return { kept: caption.slice(0, end), rest: caption.slice(end) };
}
