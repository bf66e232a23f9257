import { getSizePreset, type SizePresetId } from "@slideloom/core/design";

/** Height of a thumbnail in CSS px, whatever the size preset. */
export const thumbnailHeightPx = 72;

/** Width of a thumbnail in CSS px. */
export function measureThumbnail(sizePresetId: SizePresetId): number {
  const { widthPx, heightPx } = getSizePreset(sizePresetId);
  return Math.round((thumbnailHeightPx * widthPx) / heightPx);
}

/** The row of the filmstrip, the same before and after its code is there. */
export const filmstripClassName = "relative flex max-w-full gap-2 overflow-x-auto px-1 py-1.5";
