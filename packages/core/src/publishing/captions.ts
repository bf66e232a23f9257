import type { Captions } from "../carousel/captions.ts";
import { buildCaption } from "../document/plain-text.ts";
import type { Post } from "../document/post.ts";
import { countBytes } from "../networks/counting/count-bytes.ts";
import { maxCaptionLength } from "../networks/limits.ts";
import type { PublicationOptions } from "../networks/option-schema.ts";
import { rulesFor, type PostPlace, type PostRules } from "../networks/rules-for.ts";
import type { ServiceId } from "../networks/service-ids.ts";
import { captionServiceOf } from "../networks/services.ts";
import { cutUnits, walkGraphemes } from "../text/index.ts";
import { stripMarkup } from "../text/inline-markup.ts";

/** The service, network and options of a post, which determine its caption's length and limit. */
export interface CaptionPlace extends PostPlace {
  options?: PublicationOptions | undefined;
}

/** A caption's length as the service counts it, and the service's limit; null if there is no limit. */
export function measureCaption(
  place: CaptionPlace,
  caption: string,
): { length: number; limit: number | null } {
  const { countCaption, captionLimit: limit } = rulesFor(place);
  return { length: countCaption(caption, { options: place.options }), limit };
}

/** Whether the caption is within the limits. Stops counting one character past the service's limit. */
function fits(
  { countCaption, captionLimit: limit, captionBytes: bytes }: PostRules,
  options: PublicationOptions | undefined,
  caption: string,
): boolean {
  if (caption.length > Math.min(maxCaptionLength, bytes ?? Infinity)) return false;
  if (bytes !== null && countBytes(caption) > bytes) return false;
  return limit === null || countCaption(caption, { options, stopAt: limit + 1 }) <= limit;
}

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
 * Returns the service's caption, or else the post's caption, even if too long. If there is neither, suggests a caption
 * that fits.
 */
export function suggestCaptionFor(
  place: CaptionPlace,
  { post, captions }: { post: Post; captions?: Captions | undefined },
): string {
  const rules = rulesFor(place);
  const written = findOwnCaption(captions, rules.service) ?? post.caption?.trim() ?? "";
  if (written !== "") return written;
  const title = stripMarkup(post.title).trim();
  const hashtags = (post.hashtags ?? []).join(" ");
  const choices = [suggestCaption(post), [title, hashtags].filter(Boolean).join("\n\n"), title];
  const fitting = choices.find((caption) => fits(rules, place.options, caption));
  return fitting ?? splitCaption(place, title).kept;
}

/** Splits a caption at its limit, between two graphemes. */
export function splitCaption(place: CaptionPlace, caption: string): { kept: string; rest: string } {
  const rules = rulesFor(place);
  const doesFit = (text: string) => fits(rules, place.options, text);
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
