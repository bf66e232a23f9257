import type { FormatId } from "@slideloom/core/design";

/** The sizes of videos: the post is laid out anew for each. */
export const videoSizes: readonly { format: FormatId; name: string }[] = [
  { format: "linkedin", name: "Portrait 4:5, 1080 × 1350" },
  { format: "instagram", name: "Square 1:1, 1080 × 1080" },
  { format: "vertical", name: "Vertical 9:16, 1080 × 1920" },
];

/** The size that is nearest to what the editor shows. */
export function findVideoFormat(format: FormatId): FormatId {
  return videoSizes.some((size) => size.format === format) ? format : "linkedin";
}
