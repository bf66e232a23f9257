import type { Captions } from "../carousel/captions.ts";
import { buildCaption } from "../document/plain-text.ts";
import type { Post } from "../document/post.ts";
import { maxCaptionLength } from "../networks/limits.ts";
import { rulesFor } from "../networks/rules-for.ts";
import type { ServiceId } from "../networks/service-ids.ts";
import { captionServiceOf } from "../networks/services.ts";
import { type CaptionPlace, fitsCaption } from "./measure-caption.ts";
import { shortenCaption } from "./shorten-caption.ts";
import { cutUnits, walkGraphemes } from "../text/index.ts";
import { stripMarkup } from "../text/inline-markup.ts";

/** Returns the caption written for a service; undefined if there is none, or a blank one. */
export function findOwnCaption(
  captions: Captions | undefined,
  service: ServiceId,
): string | undefined {
  const own = captionServiceOf(service);
  return (own ? captions?.[own]?.trim() : "") || undefined;
}

/** The post's own caption, or one built from its slides. */
export const suggestCaption = (post: Post): string => buildCaption(post).trim();

/**
 * Returns the service's own caption, even if too long. If there is none, returns the post's caption, or one from its
 * slides, with as many whole sentences as the service allows.
 */
export function suggestCaptionFor(
  place: CaptionPlace,
  { post, captions }: { post: Post; captions?: Captions | undefined },
): string {
  const rules = rulesFor(place);
  const own = findOwnCaption(captions, rules.service);
  if (own !== undefined) return own;
  const written = post.caption?.trim() ?? "";
  if (written !== "") return shortenCaption(place, written) ?? written;
  const title = stripMarkup(post.title).trim();
  const hashtags = (post.hashtags ?? []).join(" ");
  const suggested = suggestCaption(post);
  const shortened = shortenCaption(place, suggested);
  const choices = [
    suggested,
    ...(shortened === null ? [] : [shortened]),
    [title, hashtags].filter(Boolean).join("\n\n"),
    title,
  ];
  const fitting = choices.find((caption) => fitsCaption(rules, place.options, caption));
  return fitting ?? splitCaption(place, title).kept;
}

/** Splits a caption at its limit, between two graphemes. */
export function splitCaption(place: CaptionPlace, caption: string): { kept: string; rest: string } {
  const rules = rulesFor(place);
  const doesFit = (text: string) => fitsCaption(rules, place.options, text);
  if (doesFit(caption)) return { kept: caption, rest: "" };
  const ends = [0];
  for (const end of walkGraphemes(cutUnits(caption, maxCaptionLength))) {
    ends.push(end);
    // Tests the limit each time the number of graphemes has doubled, and stops at the first length that doesn't fit.
    if (Number.isInteger(Math.log2(ends.length)) && !doesFit(caption.slice(0, end))) break;
  }
  let [low, high] = [0, ends.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (doesFit(caption.slice(0, ends[middle]))) low = middle;
    else high = middle - 1;
  }
  const end = ends[low] ?? 0;
  return { kept: caption.slice(0, end), rest: caption.slice(end) };
}
