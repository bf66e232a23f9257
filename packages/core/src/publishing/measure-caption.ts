import { countBytes } from "../networks/counting/count-bytes.ts";
import { maxCaptionLength } from "../networks/limits.ts";
import type { PublicationOptions } from "../networks/option-schema.ts";
import { rulesFor, type PostPlace, type PostRules } from "../networks/rules-for.ts";

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
export function fitsCaption(
  { countCaption, captionLimit: limit, captionBytes: bytes }: PostRules,
  options: PublicationOptions | undefined,
  caption: string,
): boolean {
  if (caption.length > Math.min(maxCaptionLength, bytes ?? Infinity)) return false;
  if (bytes !== null && countBytes(caption) > bytes) return false;
  return limit === null || countCaption(caption, { options, stopAt: limit + 1 }) <= limit;
}
