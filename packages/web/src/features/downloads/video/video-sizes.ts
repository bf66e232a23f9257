import type { SizePresetId } from "@slideloom/core/design";

/** Video sizes; the post is laid out again for each. */
export const videoSizes: readonly { sizePreset: SizePresetId; name: string }[] = [
  { sizePreset: "linkedin", name: "Portrait 4:5, 1080 × 1350" },
  { sizePreset: "instagram", name: "Square 1:1, 1080 × 1080" },
  { sizePreset: "vertical", name: "Vertical 9:16, 1080 × 1920" },
];

export function findVideoSizePreset(sizePreset: SizePresetId): SizePresetId {
  return videoSizes.some((size) => size.sizePreset === sizePreset) ? sizePreset : "linkedin";
}
