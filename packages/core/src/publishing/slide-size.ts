import { getSizePreset, type SizePresetId } from "../design/size-preset.ts";
import { rulesFor, type PostPlace } from "../networks/rules-for.ts";
import type { PublicationPayload } from "./publication-payload.ts";

/** Returns the size in which a carousel of the size `own` is published. */
export function findSlideSize(
  place: PostPlace,
  { slide_size = "network" }: Pick<PublicationPayload, "slide_size">,
  own: SizePresetId,
): SizePresetId {
  return slide_size === "carousel" ? own : (rulesFor(place).sizePreset ?? own);
}

/** Returns a size's width divided by its height. */
export function ratioOf(size: SizePresetId): number {
  const { widthPx, heightPx } = getSizePreset(size);
  return widthPx / heightPx;
}
