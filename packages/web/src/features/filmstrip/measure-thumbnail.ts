import { getSizePreset, type SizePresetId } from "@slideloom/core/design";

/** Height of a thumbnail in CSS px, for every size preset. */
export const thumbnailHeightPx = 72;

/** Returns a thumbnail's width in CSS px. */
export function measureThumbnail(sizePresetId: SizePresetId): number {
  const { widthPx, heightPx } = getSizePreset(sizePresetId);
  return Math.round((thumbnailHeightPx * widthPx) / heightPx);
}

/** Shared by the placeholder and the loaded filmstrip, so nothing shifts. */
export const filmstripClassName = "relative flex max-w-full gap-2 overflow-x-auto px-1 py-1.5";
